public import Foundation
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
  func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError>
  /// What falls in the next hour, minute by minute.
  ///
  /// Fails with ``WeatherError/notOffered`` unless the provider says otherwise.
  func minutelyForecast(at place: Place) -> Signal<MinutelyForecast, WeatherError>
  /// The air now.
  ///
  /// Fails with ``WeatherError/notOffered`` unless the provider says otherwise.
  func airQuality(at place: Place) -> Signal<AirQuality, WeatherError>
  /// The places of that name, best first, no more than five; none is an empty list.
  ///
  /// The name is asked for as it is; ``search(_:)`` takes what people write.
  func places(named name: String) -> Signal<[Place], WeatherError>
  /// Named places at a point, nearest first; none is an empty list.
  ///
  /// Fails with ``WeatherError/notOffered`` unless the provider says otherwise.
  func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError>

  /// One part of the weather, with its age.
  ///
  /// A provider that keeps answers also sends one that is old, with the reason why it has no newer
  /// one; any other sends what it has just been told.
  ///
  /// - Parameters:
  ///   - part: Which part: `.current`, `.minutely`, `.hourly`, `.daily`, `.alerts`, `.air`, or the caller's own.
  ///   - place: Where.
  ///   - now: The time of day, for providers that have no clock of their own.
  func aged<Value>(
    _ part: WeatherPart<Value>,
    at place: Place,
    now: @escaping @Sendable () -> Date
  ) -> Signal<Aged<Value>, WeatherError>
}

extension WeatherProvider {
  /// 10 minutes, as OpenWeatherMap documents (openweathermap.org/appid).
  public var updateInterval: Duration { .seconds(600) }

  /// Fails with ``WeatherError/notOffered``, and asks nothing.
  public func minutelyForecast(at place: Place) -> Signal<MinutelyForecast, WeatherError> {
    .fail(.notOffered)
  }

  /// Fails with ``WeatherError/notOffered``, and asks nothing.
  public func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> { .fail(.notOffered) }

  /// Fails with ``WeatherError/notOffered``, and asks nothing.
  public func places(at coordinate: Coordinate) -> Signal<[Place], WeatherError> {
    .fail(.notOffered)
  }

  /// What the provider answers, with the age that the answer itself tells; else as new.
  public func aged<Value>(
    _ part: WeatherPart<Value>,
    at place: Place,
    now: @escaping @Sendable () -> Date
  ) -> Signal<Aged<Value>, WeatherError> {
    part.ask(self, place).map { [updateInterval] value in
      Aged(answer: value, at: now(), goodFor: updateInterval)
    }
  }
}
