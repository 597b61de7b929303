public import Signals

/// A part of the weather that is asked for, and kept, on its own.
public struct WeatherPart<Value: Sendable & Codable>: Sendable {
  /// Its name, of small letters, which goes into the names of stored entries.
  public let name: String
  /// Asks a provider for it.
  public let ask: @Sendable (any WeatherProvider, Place) -> Signal<Value, WeatherError>
  /// Completes a new value by what an older one knew.
  let complete: @Sendable (_ new: Value, _ old: Value) -> Value

  /// A part of the caller's own.
  ///
  /// - Parameters:
  ///   - name: Its name, of small letters.
  ///   - complete: Makes of a new value and the one stored before it the one to be stored.
  ///   - ask: Asks a provider for it.
  public init(
    _ name: String,
    completedBy complete: @escaping @Sendable (_ new: Value, _ old: Value) -> Value = { new, _ in
      new
    },
    _ ask: @escaping @Sendable (any WeatherProvider, Place) -> Signal<Value, WeatherError>
  ) {
    self.name = name
    self.complete = complete
    self.ask = ask
  }
}

extension WeatherPart<CurrentConditions> {
  /// The weather now.
  public static var current: Self { Self("current") { $0.currentConditions(at: $1) } }
}

extension WeatherPart<MinutelyForecast> {
  /// What falls in the next hour.
  public static var minutely: Self { Self("minutely") { $0.minutelyForecast(at: $1) } }
}

extension WeatherPart<HourlyForecast> {
  /// The hours to come.
  public static var hourly: Self { Self("hourly") { $0.hourlyForecast(at: $1) } }
}

extension WeatherPart<DailyForecast> {
  /// The days to come.
  ///
  /// A day of which only a part is left keeps the high and the low that were known of its earlier
  /// hours.
  public static var daily: Self {
    Self("daily", completedBy: { $0.completed(by: $1) }) { $0.dailyForecast(at: $1) }
  }
}

extension WeatherPart<WeatherAlerts> {
  /// The warnings in force.
  public static var alerts: Self { Self("alerts") { $0.alerts(at: $1) } }
}

extension WeatherPart<AirQuality> {
  /// The air now.
  public static var air: Self { Self("air") { $0.airQuality(at: $1) } }
}

extension DailyForecast {
  /// These days; where one is partial, with the higher high and the lower low of both.
  fileprivate func completed(by old: DailyForecast) -> DailyForecast {
    var completed = self
    completed.days = days.map { day in
      guard day.isPartial, let before = old.days.first(where: { $0.day == day.day }) else {
        return day
      }
      var day = day
      day.high = [day.high, before.high].compactMap(\.self).max()
      day.low = [day.low, before.low].compactMap(\.self).min()
      day.isPartial = before.isPartial
      return day
    }
    return completed
  }
}
