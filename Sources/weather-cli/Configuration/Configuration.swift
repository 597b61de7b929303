import WeatherCore

/// What the configuration file says.
struct Configuration: Sendable, Equatable {
  /// Where the key of OpenWeatherMap is from.
  var keySource: KeySource?
  var pirateWeatherKeySource: KeySource?
  /// The variables of the environment that took the place of keys in the file.
  var keyVariables: [ProviderName: String] = [:]
  var place: PlaceQuery?
  var providers: [ProviderName]?
  var units: UnitChoice?
  var time: TimeStyle?
  var language: String?
  var icons: IconSet?
  var ambiguous: AmbiguousWidth?
  var color: ColorChoice?
  var maxAge: Duration?
  /// The values as they are written; of a name that is there twice, the last.
  private(set) var values: [ConfigurationName: String] = [:]
  /// That names are set on several lines, of which the last counts.
  private(set) var notices: [Complaint] = []

  /// The key itself, where it was written and not where to find it.
  var key: APIKey? { keySource?.literal }

  /// Whether there is a key in the text itself.
  var holdsKey: Bool { [keySource, pirateWeatherKeySource].contains { $0?.literal != nil } }

  /// What an absent file says.
  init() {}

  /// Reads `name = value` lines; empty lines and lines that begin with `#` say nothing.
  ///
  /// Lines may end as any system ends them, and a value may stand in quotes.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - path: Where the text is from, for complaints, which quote no line, nor the value of a key.
  /// - Throws: ``ConfigurationError/invalid(summary:advice:)`` for the first line that says nothing
  ///   known.
  init(_ text: String, path: String = "") throws(ConfigurationError) {
    // Some editors begin a file with a mark that it is Unicode.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var numbers: [ConfigurationName: [Int]] = [:]
    for (number, line) in zip(1..., lines.map(\.trimmed)) {
      if line.isEmpty || line.hasPrefix("#") { continue }
      do throws(UsageError) {
        numbers[try read(line), default: []].append(number)
      } catch {
        throw .invalid(summary: "Line \(number) of \(path)\(error.summary)", advice: error.advice)
      }
    }
    notices = ConfigurationName.allCases.compactMap { name in
      Complaint(repeated: name, on: numbers[name] ?? [], of: path)
    }
  }

  /// Reads one line, and returns its name; what it throws is the end of a sentence about the line.
  private mutating func read(_ line: String) throws(UsageError) -> ConfigurationName {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(\.trimmed)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw UsageError(
        summary: " is not of the form name = value.",
        advice: "Lines are such as place = Lisbon; see weather-cli --help for the names."
      )
    }
    guard let name = ConfigurationName(rawValue: parts[0]) else { throw .unknown(parts[0]) }
    let value = parts[1].unquoted
    if value.isEmpty {
      throw UsageError(
        summary: " gives no \(name.rawValue) after the equals sign.",
        advice: "Give one such as \(name.example), or remove the line."
      )
    }
    do throws(UsageError) {
      try read(value, as: name)
    } catch {
      throw UsageError(summary: ": \(error.summary)", advice: error.advice)
    }
    values[name] = value
    return name
  }

  /// Takes a value; what it throws may quote it, but not where it is a key, or may be one that stands
  /// in the wrong place.
  mutating func read(_ value: String, as name: ConfigurationName) throws(UsageError) {
    do throws(UsageError) {
      try take(value, as: name)
    } catch {
      guard value.mayBeKey else { throw error }
      throw UsageError(
        summary: "\(name.rawValue) is set to something that is not understood.",
        advice: error.advice
      )
    }
  }

  private mutating func take(_ value: String, as name: ConfigurationName) throws(UsageError) {
    let what = name.rawValue
    switch name {
    case .key: keySource = try Self.key(value, name)
    case .pirateWeatherKey: pirateWeatherKeySource = try Self.key(value, name)
    case .place: place = try PlaceQuery(value)
    case .provider: providers = try ProviderName.list(value, for: what)
    case .units: units = try UnitChoice(value, for: what)
    case .time: time = try Choice.of(TimeStyle.self, value, for: what)
    case .icons: icons = try Choice.of(IconSet.self, value, for: what)
    case .ambiguous: ambiguous = try Choice.of(AmbiguousWidth.self, value, for: what)
    case .color: color = try Choice.of(ColorChoice.self, value, for: what)
    case .language: language = try Language.tag(value, example: "lang =")
    case .maxAge:
      maxAge = AgeText.duration(value)
      if maxAge == nil { throw AgeText.error(value, for: what, example: "max-age = 5m") }
    }
  }

  private static func key(
    _ value: String,
    _ name: ConfigurationName
  ) throws(UsageError) -> KeySource {
    if let source = KeySource(value) { return source }
    throw UsageError(
      summary: "\(name.rawValue) is set to something that is no key.",
      advice: "A key has no white space; @FILE and !COMMAND say where it is."
    )
  }
}

extension UsageError {
  /// That nothing is called so.
  ///
  /// What cannot be a name is not quoted, since it may be a key.
  fileprivate static func unknown(_ word: String) -> UsageError {
    let names = ConfigurationName.allCases.map(\.rawValue)
    let isWord = word.count <= 24 && word.allSatisfy { $0.isLetter || "-_ ".contains($0) }
    let nearest = isWord ? Spelling.nearest(to: word, among: names) : nil
    return UsageError(
      summary: isWord
        ? ": there is nothing called \"\(word)\" to be set."
        : " sets something that is not known.",
      advice: nearest.map { "Did you mean \($0)?" }
        ?? "The names are: \(names.joined(separator: ", "))."
    )
  }
}

extension Complaint {
  /// That a name is set on several lines; nil where it is not.
  fileprivate init?(repeated name: ConfigurationName, on lines: [Int], of path: String) {
    guard lines.count > 1, let last = lines.last else { return nil }
    let others = lines.dropLast().map(String.init).joined(separator: ", ")
    self.init(
      summary: "\(name.rawValue) is set on lines \(others) and \(last) of \(path); "
        + "line \(last) counts.",
      advice: ["Remove what does not; weather-cli config set \(name.rawValue) leaves one line."],
      exit: .success
    )
  }
}

extension String {
  /// Whether something in it looks like a key: a long word with figures.
  fileprivate var mayBeKey: Bool {
    split { !$0.isLetter && !$0.isNumber }
      .contains { $0.count >= 12 && $0.contains(where: \.isNumber) }
  }

  /// The text without a pair of quotes around it, as a shell would take them off.
  var unquoted: String {
    guard count > 1, let first, first == last, first == "\"" || first == "'" else { return self }
    return dropFirst().dropLast().trimmed
  }
}

extension Configuration {
  /// Makes the text of a configuration from what there is.
  typealias Change = (ConfigurationFile) throws(Complaint) -> String
}

/// Why the configuration cannot be used.
enum ConfigurationError: Error, Equatable {
  case exposedKey(path: String)
  /// The file with the key belongs to somebody else.
  case foreignKey(path: String)
  /// What an environment variable holds is no key.
  case unusableKey(variable: String)
  /// Nothing is where a file is named as the key's.
  case noKeyFile(path: String)
  /// A file that is named as the key's cannot be read.
  case unreadableKey(path: String)
  /// A file that is named as the key's holds none.
  case noKey(path: String)
  /// The command that is to tell the key fails, or tells none.
  case noKeyFromCommand
  case unreadable(path: String)
  case unwritable(path: String)
  case tooLarge(path: String)
  case invalid(summary: String, advice: String)
  /// Neither XDG_CONFIG_HOME nor HOME says where the file is.
  case homeless
}
