import WeatherCore

/// What the configuration file says.
struct Configuration: Sendable, Equatable {
  var key: APIKey?
  var place: String?
  var units: UnitSystem?

  /// Reads `name = value` lines; empty lines and lines that begin with `#` say nothing.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - path: Where the text is from, for complaints, which never quote a value.
  /// - Throws: ``ConfigurationError/invalid(summary:)`` for the first line that says nothing known.
  init(_ text: String = "", path: String = "") throws(ConfigurationError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "=", maxSplits: 1).map(\.trimmed)
      let place = "Line \(index + 1) of \(path)"
      guard parts.count == 2 else {
        throw .invalid(summary: "\(place) is not of the form name = value.")
      }
      switch parts[0] {
      case "key":
        guard let key = APIKey(parts[1]) else {
          throw .invalid(summary: "\(place) holds no usable key.")
        }
        self.key = key
      case "place": self.place = parts[1]
      case "units":
        guard let units = UnitSystem(rawValue: parts[1]) else {
          throw .invalid(summary: "\(place) names units that are not known.")
        }
        self.units = units
      default: throw .invalid(summary: "\(place) sets something that is not known.")
      }
    }
  }

  /// Where the file is: under `XDG_CONFIG_HOME`, which must be absolute to count (XDG Base
  /// Directory Specification), else under `HOME`; nil where neither is set.
  static func path(in environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/weather-cli/config"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.config/weather-cli/config"
  }

  /// The configuration in force: that of the file, with the key of `OPENWEATHERMAP_API_KEY`
  /// before that of the file.
  ///
  /// A file that holds a key and that others may read is refused, even where its key would not
  /// be used, so that the leak is seen.
  static func load(
    environment: [String: String],
    read: @Sendable (String) -> ConfigurationFile
  ) throws(ConfigurationError) -> Configuration {
    var configuration = try Configuration()
    if let path = path(in: environment) {
      switch read(path) {
      case .absent: break
      case .unreadable: throw .unreadable(path: path)
      case .text(let text, let mode):
        configuration = try Configuration(text, path: path)
        if configuration.key != nil, mode & 0o077 != 0 { throw .exposedKey(path: path) }
      }
    }
    if let key = environment["OPENWEATHERMAP_API_KEY"].flatMap(APIKey.init) {
      configuration.key = key
    }
    return configuration
  }
}

/// What lies at the configuration's path.
enum ConfigurationFile: Sendable, Equatable {
  case absent
  case unreadable
  /// The file's text and its permission bits.
  case text(String, mode: UInt16)
}

/// Why the configuration cannot be used.
enum ConfigurationError: Error, Equatable {
  case exposedKey(path: String)
  case unreadable(path: String)
  case invalid(summary: String)
}
