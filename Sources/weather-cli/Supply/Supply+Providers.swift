import Foundation
import WeatherCore

extension Supply {
  /// The providers that the settings name, over the network.
  init(_ settings: Settings, in world: World, _ store: CacheStore) throws(Complaint) {
    var providers: [any WeatherProvider] = []
    for name in settings.providers {
      providers.append(try Self.provider(name, settings, in: world, store))
    }
    let findsNone = settings.providers.allSatisfy { $0 == .pirateWeather }
    self.init(
      providers,
      finder: findsNone ? try Self.provider(.openMeteo, settings, in: world, store) : nil,
      in: store,
      Terms(
        language: settings.appearance.language,
        maxAge: settings.maxAge,
        isOffline: settings.isOffline,
        now: world.now
      )
    )
  }

  private static func provider(
    _ name: ProviderName,
    _ settings: Settings,
    in world: World,
    _ store: CacheStore
  ) throws(Complaint) -> any WeatherProvider {
    let language = settings.appearance.language
    let base = try baseURL(name, in: world)
    switch name {
    case .openWeatherMap:
      return OpenWeatherMapClient(
        key: settings.keys.openWeatherMap,
        transport: world.transport,
        baseURL: base ?? .openWeatherMap,
        language: language,
        refusals: settings.keys.openWeatherMap.map {
          .kept(in: store, of: $0, now: world.now)
        } ?? .forgotten,
        now: world.now
      )
    case .openMeteo:
      return OpenMeteoClient(
        transport: world.transport,
        baseURL: base,
        language: language,
        now: world.now
      )
    case .pirateWeather:
      return ForecastClient(
        key: settings.keys.pirateWeather,
        transport: world.transport,
        baseURL: base ?? .pirateWeather,
        language: language,
        now: world.now
      )
    }
  }

  /// Another address of a provider, for tests and local proxies; nil where none is set.
  private static func baseURL(
    _ name: ProviderName,
    in world: World
  ) throws(Complaint) -> BaseURL? {
    guard let text = world.environment[name.baseVariable], !text.isEmpty else { return nil }
    if let url = BaseURL(text) { return url }
    throw Complaint(
      summary: "\(name.baseVariable) is not an address that may be asked.",
      advice: ["Use https, or http to 127.0.0.1, without user and query, and a port to 65535."],
      exit: .usage
    )
  }
}

extension ProviderName {
  /// The environment's name for another address of the provider.
  var baseVariable: String {
    switch self {
    case .openWeatherMap: "OPENWEATHERMAP_BASE_URL"
    case .openMeteo: "OPEN_METEO_BASE_URL"
    case .pirateWeather: "PIRATE_WEATHER_BASE_URL"
    }
  }

  /// The environment's name for the key; nil where none is needed.
  var keyVariable: String? {
    switch self {
    case .openWeatherMap: "OPENWEATHERMAP_API_KEY"
    case .openMeteo: nil
    case .pirateWeather: "PIRATE_WEATHER_API_KEY"
    }
  }

  /// Where a key is to be had; nil where none is needed.
  var keySite: String? {
    switch self {
    case .openWeatherMap: "https://openweathermap.org/api"
    case .openMeteo: nil
    case .pirateWeather: "https://pirateweather.net/"
    }
  }

  /// The name as it is shown.
  var title: String {
    switch self {
    case .openWeatherMap: "OpenWeatherMap"
    case .openMeteo: "Open-Meteo"
    case .pirateWeather: "Pirate Weather"
    }
  }
}

extension CacheStore {
  /// Keeps nothing.
  static let none = CacheStore(read: { _ in nil }, write: { _, _ in })
}
