public import Signals

/// Where weather comes from.
///
/// Every signal is cold: it asks when it is subscribed to, stops asking when it is disposed of,
/// sends one value and completes, or fails.
public protocol WeatherProvider: Sendable {
  /// The provider's name, as it is shown.
  var name: String { get }
  /// Whom to credit where the data is shown.
  var attribution: Attribution { get }
  /// How often it has something new; 10 minutes unless it says otherwise.
  var updateInterval: Duration { get }

  /// The weather at a place now.
  func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError>
  /// The weather of the next days in steps of one or three hours.
  func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError>
  /// The weather of the next days, day by day.
  func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError>
  /// The warnings in force.
  ///
  /// An empty list says that there are none; where a key cannot tell, the signal fails with
  /// ``WeatherError/notSubscribed``.
  func alerts(at place: Place) -> Signal<[WeatherAlert], WeatherError>
  /// The places of that name, best first, no more than five; none is an empty list.
  func places(named name: String) -> Signal<[Place], WeatherError>
}

extension WeatherProvider {
  /// 10 minutes, as OpenWeatherMap documents (openweathermap.org/appid).
  public var updateInterval: Duration { .seconds(600) }
}
