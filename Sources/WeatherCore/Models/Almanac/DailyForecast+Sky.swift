import Foundation

extension DailyForecast {
  /// The same days, with the sun and the moon computed where the provider did not tell of them.
  ///
  /// The moon's phase is that of the middle of the day.
  ///
  /// - Parameter coordinate: Where the sun is seen from.
  public func withSky(at coordinate: Coordinate) -> DailyForecast {
    var forecast = self
    forecast.days = days.map { step in
      var step = step
      if step.sun == SunTimes() {
        step.sun = SunTimes(at: coordinate, on: step.day, in: timeZone)
      }
      if step.moonPhase == nil, let interval = step.day.interval(in: timeZone) {
        let middle = interval.start.addingTimeInterval(interval.duration / 2)
        step.moonPhase = MoonPhase(at: middle).fraction
      }
      return step
    }
    return forecast
  }
}
