import WeatherCore

/// What `weather-cli config` does.
struct ConfigurationRun: Sendable {
  let world: World

  /// The outputs of one command.
  func outputs(_ command: ConfigurationCommand) -> [Output] {
    do throws(Complaint) {
      let (text, notices) = try answer(command)
      return notices.map { .error($0.text) } + [.out(text), .exit(.success)]
    } catch {
      return error.outputs
    }
  }

  private func answer(
    _ command: ConfigurationCommand
  ) throws(Complaint) -> (text: String, notices: [Complaint]) {
    switch command {
    case .path: return (try path() + "\n", [])
    case .show:
      let configuration = try configuration()
      let values = configuration.values
      if values.isEmpty { return (lines("# nothing is set in", try path()).text, []) }
      let all = ConfigurationName.allCases.flatMap { name in
        values[name].map { lines("\(name.rawValue) =", shown($0, of: name)) } ?? []
      }
      return (all.text, configuration.notices)
    case .get(let word):
      let name = try name(word)
      let configuration = try configuration()
      guard let value = configuration.values[name] else {
        throw Complaint(
          summary: "\(name.rawValue) is not set.",
          advice: [
            "Set it, for example: weather-cli config set \(name.rawValue) \(Complaint.quoted(name.example))"
          ],
          exit: .other
        )
      }
      return (shown(value, of: name) + "\n", configuration.notices)
    case .set(let word, let value):
      try set(try name(word), to: value.trimmed.unquoted)
    case .unset(let word): try unset(try name(word))
    }
    return ("", [])
  }

  /// A word and what belongs to it, on lines of their own where one has no room for both.
  private func lines(_ word: String, _ value: String) -> [Line] {
    let line = Line(word) + Line(" ") + Line(value)
    guard let width = world.knownColumns, line.width > width else { return [line] }
    return Line(word).wrapped(to: width)
      + Line(value).wrapped(to: max(1, width - 2)).map { .spaces(2) + $0 }
  }

  /// Where a key is from is no secret, the key itself is one.
  private func shown(_ value: String, of name: ConfigurationName) -> String {
    name.isKey && KeySource(value)?.literal != nil ? "•••" : value.withoutControls
  }

  private func path() throws(Complaint) -> String {
    if let path = Configuration.path(in: world.environment) { return path }
    throw Complaint(ConfigurationError.homeless)
  }

  private func configuration() throws(Complaint) -> Configuration {
    do throws(ConfigurationError) {
      return try .load(environment: [:].merging(places) { $1 }, read: world.configurationFile)
    } catch {
      throw Complaint(error)
    }
  }

  /// The environment without the keys, which are not the file's.
  private var places: [String: String] {
    world.environment.filter { ["HOME", "XDG_CONFIG_HOME"].contains($0.key) }
  }

  private func name(_ word: String) throws(Complaint) -> ConfigurationName {
    if let name = ConfigurationName(rawValue: word) { return name }
    let names = ConfigurationName.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: word, among: names)
    throw Complaint(
      summary: "There is nothing called \"\(word)\" to be set.",
      advice: [
        nearest.map { "Did you mean \($0)?" } ?? "The names are: \(names.joined(separator: ", "))."
      ],
      exit: .usage
    )
  }

  /// Writes the line anew where it is, else at the end; all other lines stay as they are.
  private func set(_ name: ConfigurationName, to value: String) throws(Complaint) {
    let path = try path()
    if value.isEmpty {
      throw Complaint(
        summary: "No value of \(name.rawValue) is given.",
        advice: ["To take the setting away: weather-cli config unset \(name.rawValue)"],
        exit: .usage
      )
    }
    let line = "\(name.rawValue) = \(value)"
    guard value.withoutControls == value, !value.contains(where: \.isNewline) else {
      throw Complaint(
        summary: "The value holds line ends or control characters.",
        advice: ["Give one line of text."],
        exit: .usage
      )
    }
    do throws(UsageError) {
      var configuration = Configuration()
      try configuration.read(value, as: name)
    } catch {
      throw Complaint(
        summary: error.summary,
        advice: [error.advice, "Give one such as: \(name.example)"],
        exit: .usage
      )
    }
    try world.changeConfiguration(path) { (file) throws(Complaint) in
      let new = ConfigurationText(try old(file, at: path)).setting(name, line)
      if new.utf8.count <= ConfigurationFile.largestSize { return new }
      throw Complaint(
        summary: "With that value the configuration would be longer than 64 KiB.",
        advice: ["Give a shorter one, or remove lines from \(path)"],
        exit: .usage
      )
    }
  }

  /// Takes the lines of a name away; all others stay as they are.
  private func unset(_ name: ConfigurationName) throws(Complaint) {
    let path = try path()
    try world.changeConfiguration(path) { (file) throws(Complaint) in
      if let new = ConfigurationText(try old(file, at: path)).unsetting(name) { return new }
      throw Complaint(
        summary: "\(name.rawValue) is not set.",
        advice: ["See what is set: weather-cli config show"],
        exit: .other
      )
    }
  }

  private func old(_ file: ConfigurationFile, at path: String) throws(Complaint) -> String {
    switch file {
    case .absent: return ""
    case .unreadable: throw Complaint(ConfigurationError.unreadable(path: path))
    case .tooLarge: throw Complaint(ConfigurationError.tooLarge(path: path))
    case .text(let text, _, _): return text
    }
  }
}
