public import Signals

extension OpenWeatherMapClient {
  /// The air now, from `/air_pollution`, which is in every plan.
  public func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> {
    fetch(WireAir.self, from: .air(at: place.coordinate))
      .tryMap { (answer) throws(WeatherError) in
        guard let now = answer.forecast.steps.first else { throw .decoding(path: "list[0]") }
        return now
      }
  }

  /// The air of the next four days hour by hour, from `/air_pollution/forecast`, which is in
  /// every plan.
  public func airQualityForecast(at place: Place) -> Signal<AirQualityForecast, WeatherError> {
    fetch(WireAir.self, from: .airForecast(at: place.coordinate)).map(\.forecast)
  }
}
