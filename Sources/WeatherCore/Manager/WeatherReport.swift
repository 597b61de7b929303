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
  public package(set) var alerts: Part<[WeatherAlert]> = .none

  /// A report on no place.
  public init() {}

  /// Everything is asked for anew.
  ///
  /// What was there stays, if it is about the same place.
  mutating func ask(about place: Place) {
    let last = place == self.place ? self : WeatherReport()
    self.place = place
    current = .loading(last: last.current.latest)
    hourly = .loading(last: last.hourly.latest)
    daily = .loading(last: last.daily.latest)
    alerts = .loading(last: last.alerts.latest)
  }
}
