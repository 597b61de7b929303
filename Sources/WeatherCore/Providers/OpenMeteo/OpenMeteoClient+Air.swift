public import Signals

extension OpenMeteoClient {
  /// The air now, by the models of the Copernicus Atmosphere Monitoring Service.
  public func airQuality(at place: Place) -> Signal<AirQuality, WeatherError> {
    fetch(OpenMeteoForecast.self, from: .air(at: place.coordinate))
      .read { (answer) throws(WeatherError) in
        guard let air = answer.airQuality else { throw .decoding(path: "current.time") }
        return air
      }
  }

  /// The air of the 96 hours from this one on, hour by hour.
  public func airQualityForecast(at place: Place) -> Signal<AirQualityForecast, WeatherError> {
    fetch(OpenMeteoForecast.self, from: .airForecast(at: place.coordinate))
      .read { (answer) throws(WeatherError) in
        guard let air = answer.airQualityForecast else { throw .decoding(path: "hourly.time") }
        return try air.readable(at: "hourly.time")
      }
  }
}
