public import Signals

extension ForecastClient {
  /// The weather now.
  public func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    fetch([.currently, .daily], at: place).read { [units] (answer) throws(WeatherError) in
      let reading = ForecastReading(of: answer, at: place, asked: units)
      guard let conditions = answer.currentConditions(reading) else {
        throw .decoding(path: "currently")
      }
      return conditions
    }
  }

  /// What falls in the next hour, minute by minute.
  public func minutelyForecast(at place: Place) -> Signal<MinutelyForecast, WeatherError> {
    fetch([.minutely], at: place).read { [units] (answer) throws(WeatherError) in
      let reading = ForecastReading(of: answer, at: place, asked: units)
      guard let forecast = answer.minutelyForecast(reading) else {
        throw .decoding(path: "minutely.data")
      }
      return try forecast.readable(at: "minutely.data")
    }
  }

  /// The next 48 hours, hour by hour.
  public func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    fetch([.hourly, .daily], at: place).read { [units] (answer) throws(WeatherError) in
      let reading = ForecastReading(of: answer, at: place, asked: units)
      guard let forecast = answer.hourlyForecast(reading) else {
        throw .decoding(path: "hourly.data")
      }
      return forecast
    }
  }

  /// Today and the seven days after it.
  ///
  /// Highest and lowest are those from midnight to midnight.
  public func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    fetch([.daily], at: place).read { [units] (answer) throws(WeatherError) in
      let reading = ForecastReading(of: answer, at: place, asked: units)
      guard let forecast = answer.dailyForecast(reading) else {
        throw .decoding(path: "daily.data")
      }
      return forecast
    }
  }

  /// The warnings in force.
  public func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> {
    fetch([.alerts], at: place).read { (answer) throws(WeatherError) in
      try answer.weatherAlerts()
    }
  }

  /// Fails with ``WeatherError/notOffered``, and asks nothing.
  public func places(named name: String) -> Signal<[Place], WeatherError> { .fail(.notOffered) }
}
