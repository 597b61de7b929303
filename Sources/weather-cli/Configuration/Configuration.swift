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

  /// The key itself, where it was written and not where to find it.
  var key: APIKey? { keySource?.literal }

  /// Whether there is a key in the text itself.
  var holdsKey: Bool { [keySource, pirateWeatherKeySource].contains { $0?.literal != nil } }

  /// Reads `name = value` lines; empty lines and lines that begin with `#` say nothing.
  ///
  /// Lines may end as any system ends them.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - path: Where the text is from, for complaints, which quote no value but a place.
  /// - Throws: ``ConfigurationError/invalid(summary:)`` for the first line that says nothing known.
  init(_ text: String = "", path: String = "") throws(ConfigurationError) {
    // Some editors begin a file with a mark that it is Unicode.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines.map(\.trimmed)) {
      if line.isEmpty || line.hasPrefix("#") { continue }
      do throws(UsageError) {
        try read(line)
      } catch {
        throw .invalid(summary: "Line \(number) of \(path) \(error.summary)")
      }
    }
  }

  /// Reads one line; what it throws is the end of a sentence about the line.
  private mutating func read(_ line: String) throws(UsageError) {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(\.trimmed)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw .line("is not of the form name = value.")
    }
    guard let name = ConfigurationName(rawValue: parts[0]) else {
      throw .line("sets something that is not known.")
    }
    if parts[1].isEmpty { throw .line("gives no \(name.rawValue) after the equals sign.") }
    try read(parts[1], as: name)
    values[name] = parts[1]
  }

  private mutating func read(_ value: String, as name: ConfigurationName) throws(UsageError) {
    switch name {
    case .key:
      keySource = KeySource(value)
      if keySource == nil { throw .line("holds no usable key.") }
    case .pirateWeatherKey:
      pirateWeatherKeySource = KeySource(value)
      if pirateWeatherKeySource == nil { throw .line("holds no usable key.") }
    case .place:
      do throws(UsageError) {
        place = try PlaceQuery(value)
      } catch {
        throw .line("names no place: \(error.summary)")
      }
    case .provider:
      providers = try? ProviderName.list(value)
      if providers == nil { throw .line("names a provider that is not known.") }
    case .units:
      units = try? UnitChoice(value, for: "units")
      if units == nil { throw .line("names units that are not known.") }
    case .time: time = try Self.choice(value, name)
    case .icons: icons = try Self.choice(value, name)
    case .ambiguous: ambiguous = try Self.choice(value, name)
    case .color: color = try Self.choice(value, name)
    case .language:
      language = try? Language.tag(value)
      if language == nil { throw .line("names a language that is not known.") }
    case .maxAge:
      maxAge = AgeText.duration(value)
      if maxAge == nil { throw .line("gives no age such as 5m or 2h.") }
    }
  }

  private static func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ value: String,
    _ name: ConfigurationName
  ) throws(UsageError) -> Word {
    if let word = Word(rawValue: value) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw .line("gives something else for \(name.rawValue) than one of: \(words).")
  }
}

extension UsageError {
  fileprivate static func line(_ summary: String) -> UsageError {
    UsageError(summary: summary, advice: "")
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
  case invalid(summary: String)
  /// Neither XDG_CONFIG_HOME nor HOME says where the file is.
  case homeless
}
