/// Reads a command line.
///
/// A word that begins with a dash and goes on with a digit or a point is a place
/// (`-22.5,-43.2`), and so is every word after `--`.
enum ArgumentParser {
  /// - Parameter arguments: The words after the name of the program.
  /// - Returns: What is asked for.
  /// - Throws: The first thing that cannot be understood.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var invocation = Invocation()
    var words: [String] = []
    var hasCommand = false
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      }
      if !isOption(word) {
        if words.isEmpty, !hasCommand, let command = command(named: word) {
          invocation.command = command
          hasCommand = true
        } else {
          words.append(word)
        }
        continue
      }
      let (name, attached) = parts(of: word)
      let option = try option(named: name)
      switch option {
      case .help, .version, .json:
        if attached != nil {
          throw UsageError(summary: "\(name) takes no value.", advice: "Write only \(name).")
        }
        if option == .help { return .help }
        if option == .version { return .version }
        invocation.options.asJSON = true
      case .units:
        invocation.options.units = try choice(name, attached ?? rest.popFirst())
      case .color:
        invocation.options.color = try choice(name, attached ?? rest.popFirst())
      }
    }
    invocation.place = try place(words, command: hasCommand ? invocation.command : nil)
    return .weather(invocation)
  }

  private enum Option: String, CaseIterable {
    case help = "--help"
    case version = "--version"
    case json = "--json"
    case units = "--units"
    case color = "--color"
  }

  private static func isOption(_ word: String) -> Bool {
    guard word.count > 1, word.first == "-", let second = word.dropFirst().first else {
      return false
    }
    return !(second == "." || ("0"..."9").contains(second))
  }

  private static func parts(of word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func option(named name: String) throws(UsageError) -> Option {
    if name == "-h" { return .help }
    if let option = Option(rawValue: name) { return option }
    let nearest = Spelling.nearest(to: name, among: Option.allCases.map(\.rawValue))
    throw UsageError(
      summary: "There is no option \(name.withoutControls).",
      advice: (nearest.map { "Did you mean \($0)? " } ?? "") + "See: weather-cli --help"
    )
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String,
    _ word: String?
  ) throws(UsageError) -> Choice {
    if let word, let choice = Choice(rawValue: word) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    let nearest = word.flatMap { Spelling.nearest(to: $0, among: choices) }
    throw UsageError(
      summary: word.map { "\(option) cannot be \"\($0.withoutControls)\"." }
        ?? "\(option) needs a value.",
      advice: nearest.map { "Did you mean \(option) \($0)?" }
        ?? "Choose one of: \(choices.joined(separator: ", "))."
    )
  }

  private static func command(named word: String) -> Command? {
    Command.words.contains(word) ? Command(rawValue: word) : nil
  }

  private static func place(
    _ words: [String],
    command: Command?
  ) throws(UsageError) -> PlaceQuery? {
    guard let first = words.first else { return nil }
    if words.count == 1 { return try PlaceQuery(first) }
    let whole = words.joined(separator: " ").withoutControls
    if let coordinate = try CoordinateText.coordinate(whole) { return .coordinate(coordinate) }
    throw UsageError(
      summary: "One place at a time, but here are \(words.count) words: \(whole)",
      advice: advice(words.map(\.withoutControls), command: command)
    )
  }

  /// The line that was meant, as far as can be guessed.
  private static func advice(_ words: [String], command: Command?) -> String {
    func line(_ command: String?, _ place: some Sequence<String>) -> String {
      let place = place.joined(separator: " ")
      let quoted = place.contains(" ") ? "\"\(place)\"" : place
      return (["weather-cli", command, quoted].compactMap(\.self)).joined(separator: " ")
    }
    if let command {
      return "Put a name of several words in quotes: \(line(command.rawValue, words))"
    }
    if let nearest = Spelling.nearest(to: words[0], among: Command.words) {
      return "Did you mean the command \(nearest)? \(line(nearest, words.dropFirst()))"
    }
    if let last = words.last, Command.words.contains(last) {
      return "The command comes first: \(line(last, words.dropLast()))"
    }
    return "Put a name of several words in quotes: \(line(nil, words))"
  }
}
