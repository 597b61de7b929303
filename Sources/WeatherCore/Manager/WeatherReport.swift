import Foundation

/// What is known of the weather at one place, part by part.
public struct WeatherReport: Sendable, Hashable {
  /// The place that all parts are about; nil where none was chosen.
  public private(set) var place: Place?
  /// The weather now.
  public package(set) var current: Part<CurrentConditions> = .none
  /// The hours to come.
  public package(set) var hourly: Part<HourlyForecast> = .none
  /// The days to come.
  public package(set) var daily: Part<DailyForecast> = .none
  /// The warnings in force.
  public package(set) var alerts: Part<WeatherAlerts> = .none
  /// The air now.
  public package(set) var air: Part<AirQuality> = .none

  /// A report on no place.
  public init() {}

  /// Whether any part is on its way.
  public var isLoading: Bool {
    current.isLoading || hourly.isLoading || daily.isLoading || alerts.isLoading || air.isLoading
  }

  /// Everything is asked for anew.
  ///
  /// What was there stays, if it is about the same place.
  mutating func ask(about place: Place) {
    if place != self.place { self = WeatherReport() }
    self.place = place
    current = current.asked
    hourly = hourly.asked
    daily = daily.asked
    alerts = alerts.asked
    air = air.asked
  }

  /// It is `moment`, by which some parts are out of date.
  mutating func expire(by moment: Date) {
    current = current.expired(by: moment)
    hourly = hourly.expired(by: moment)
    daily = daily.expired(by: moment)
    alerts = alerts.expired(by: moment)
    air = air.expired(by: moment)
  }

  /// When the next part will be out of date; nil where none will.
  func nextExpiry(after now: Date) -> Date? {
    [
      current.expiry(after: now), hourly.expiry(after: now), daily.expiry(after: now),
      alerts.expiry(after: now), air.expiry(after: now),
    ].compactMap(\.self).min()
  }

  /// Whether asking again may bring something new.
  func isDue(at now: Date) -> Bool {
    current.isDue(at: now) || hourly.isDue(at: now) || daily.isDue(at: now)
      || alerts.isDue(at: now) || air.isDue(at: now)
  }
}
