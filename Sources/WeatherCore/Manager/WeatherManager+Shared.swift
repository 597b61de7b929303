extension WeatherManager {
  /// One manager for a whole program, over ``OpenWeatherMapClient/shared``.
  ///
  /// Made at its first use; nothing in this package uses it. Its properties change on the main
  /// queue.
  public static let shared = WeatherManager(provider: OpenWeatherMapClient.shared)
}
