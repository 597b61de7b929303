public import Signals

extension OpenWeatherMapClient {
  /// The air now, from `/air_pollution`, which is in every plan.
  public func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> {
    fetch(WireAir.self, from: .air(at: place.coordinate))
      .read { (answer) throws(WeatherError) in
        try answer.forecast.readable(at: "list").steps[0]
      }
  }

  /// The air of the next four days hour by hour, from `/air_pollution/forecast`, which is in
  /// every plan.
  public func airQualityForecast(at place: Place) -> Signal<AirQualityForecast, WeatherError> {
    fetch(WireAir.self, from: .airForecast(at: place.coordinate))
      .read { (answer) throws(WeatherError) in try answer.forecast.readable(at: "list") }
  }
}
