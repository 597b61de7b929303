public import Signals

extension OpenMeteoClient {
  /// The weather now, from models that are computed every quarter of an hour.
  public func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    fetch(OpenMeteoForecast.self, from: .current(at: place.coordinate))
      .read { (answer) throws(WeatherError) in
        guard let conditions = answer.currentConditions(at: place) else {
          throw .decoding(path: "current.time")
        }
        return conditions
      }
  }

  /// The 48 hours from this one on, hour by hour.
  public func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    fetch(OpenMeteoForecast.self, from: .hourly(at: place.coordinate))
      .read { (answer) throws(WeatherError) in
        guard let forecast = answer.hourlyForecast else { throw .decoding(path: "hourly.time") }
        return try forecast.readable(at: "hourly.time")
      }
  }

  /// Today and the seven days after it.
  ///
  /// A day's condition is its gravest, by the order of the WMO's codes.
  public func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    fetch(OpenMeteoForecast.self, from: .daily(at: place.coordinate))
      .read { (answer) throws(WeatherError) in
        guard let forecast = answer.dailyForecast(at: place) else {
          throw .decoding(path: "daily.time")
        }
        return try forecast.readable(at: "daily.time")
      }
  }

  /// Fails with ``WeatherError/notOffered``, and asks nothing.
  public func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> { .fail(.notOffered) }
}
