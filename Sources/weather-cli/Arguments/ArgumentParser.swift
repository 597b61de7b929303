/// Reads a command line.
///
/// A word that begins with a dash and goes on with a digit or a point is a place
/// (`-22.5,-43.2`), and so is every word after `--`.
enum ArgumentParser {
  /// - Parameter arguments: The words after the name of the program.
  /// - Returns: What is asked for.
  /// - Throws: The first thing that cannot be understood.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var line = Parsing()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        line.takeLiterally(rest)
        break
      }
      if !isOption(word) {
        line.take(word)
        continue
      }
      let (name, attached) = parts(of: word)
      let option = try option(named: name)
      if option.value == .none, attached != nil {
        throw UsageError(summary: "\(name) takes no value.", advice: "Write only \(name).")
      }
      if option == .help { return .help }
      if option == .version { return .version }
      let value = option.value == .none ? nil : attached ?? rest.popFirst()
      try line.take(option, value)
    }
    return try line.request()
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
}
