import WeatherCore

extension Configuration {
  /// Where the file is; nil where the environment names no folder for it.
  static func path(in environment: [String: String]) -> String? {
    UserFolder.configuration.path(of: "weather-cli", environment: environment)
      .map { "\($0)/config" }
  }

  /// The configuration in force: that of the file, with the keys of the environment before those
  /// of the file.
  ///
  /// A file that holds a key and that others may read, or that is somebody else's, is refused, even
  /// where its key would not be used, so that the leak is seen. A variable that is set to something
  /// that is no key is refused too, since another key than the one that was meant is no help.
  static func load(
    environment: [String: String],
    read: @Sendable (String) -> ConfigurationFile
  ) throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    if let path = path(in: environment) {
      switch read(path) {
      case .absent: break
      case .unreadable: throw .unreadable(path: path)
      case .tooLarge: throw .tooLarge(path: path)
      case .text(let text, let mode, let isOwn):
        configuration = try Configuration(text, path: path)
        if configuration.holdsKey, !isOwn { throw .foreignKey(path: path) }
        if configuration.holdsKey, mode & 0o077 != 0 { throw .exposedKey(path: path) }
      }
    }
    if let source = try keySource(.openWeatherMap, environment) {
      configuration.keySource = source
      configuration.keyVariables[.openWeatherMap] = ProviderName.openWeatherMap.keyVariable
    }
    if let source = try keySource(.pirateWeather, environment) {
      configuration.pirateWeatherKeySource = source
      configuration.keyVariables[.pirateWeather] = ProviderName.pirateWeather.keyVariable
    }
    return configuration
  }

  /// The keys that stand in the environment itself.
  static func keys(in environment: [String: String]) -> [APIKey] {
    ProviderName.allCases.compactMap { name in
      name.keyVariable.flatMap { environment[$0] }.flatMap(KeySource.init)?.literal
    }
  }

  private static func keySource(
    _ name: ProviderName,
    _ environment: [String: String]
  ) throws(ConfigurationError) -> KeySource? {
    guard let variable = name.keyVariable, let text = environment[variable], !text.trimmed.isEmpty
    else { return nil }
    if let source = KeySource(text) { return source }
    throw .unusableKey(variable: variable)
  }
}

/// What lies at a path.
enum ConfigurationFile: Sendable, Equatable {
  case absent
  case unreadable
  /// Longer than ``largestSize``.
  case tooLarge
  /// The file's text, its permission bits, and whether it belongs to who runs the program.
  case text(String, mode: UInt16, isOwn: Bool = true)

  /// The longest file that is read, in bytes: 64 KiB.
  static let largestSize = 64 << 10
}
