import Foundation

extension OpenWeatherMapClient {
  /// One client for programs that want a single one, as in the tutorials; nothing inside uses it.
  ///
  /// It is made when it is first used: only then is the key read from `OPENWEATHERMAP_API_KEY`.
  /// Importing the module reads nothing. Without a key its signals fail with
  /// ``WeatherError/missingKey``.
  public static let shared = OpenWeatherMapClient(
    key: ProcessInfo.processInfo.environment["OPENWEATHERMAP_API_KEY"].flatMap(APIKey.init),
    transport: .urlSession().polite()
  )
}
