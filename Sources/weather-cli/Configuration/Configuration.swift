import WeatherCore

/// What the configuration file says.
struct Configuration: Sendable, Equatable {
  var key: APIKey?
  var place: PlaceQuery?
  var units: UnitSystem?

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
    let (name, value) = (parts[0], parts[1])
    guard ["key", "place", "units"].contains(name) else {
      throw .line("sets something that is not known.")
    }
    if value.isEmpty { throw .line("gives no \(name) after the equals sign.") }
    switch name {
    case "key":
      key = APIKey(value)
      if key == nil { throw .line("holds no usable key.") }
    case "place":
      do throws(UsageError) {
        place = try PlaceQuery(value)
      } catch {
        throw .line("names no place: \(error.summary)")
      }
    default:
      units = UnitSystem(rawValue: value)
      if units == nil { throw .line("names units that are not known.") }
    }
  }
}

extension UsageError {
  fileprivate static func line(_ summary: String) -> UsageError {
    UsageError(summary: summary, advice: "")
  }
}

/// Why the configuration cannot be used.
enum ConfigurationError: Error, Equatable {
  case exposedKey(path: String)
  /// The file with the key belongs to somebody else.
  case foreignKey(path: String)
  /// What an environment variable holds is no key.
  case unusableKey(variable: String)
  case unreadable(path: String)
  case tooLarge(path: String)
  case invalid(summary: String)
}
