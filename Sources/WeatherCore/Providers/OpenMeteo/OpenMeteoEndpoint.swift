import Foundation

extension OpenMeteoClient {
  /// What is asked of Open-Meteo.
  struct Endpoint: Sendable {
    let host: BaseURL
    let path: String
    let query: [URLQueryItem]
  }
}

extension OpenMeteoClient.Endpoint {
  /// The weather now, and today's sun.
  static func current(at coordinate: Coordinate) -> Self {
    forecast(
      at: coordinate,
      [
        "current": always + ["visibility", "uv_index"],
        "daily": ["sunrise", "sunset"],
        "forecast_days": ["1"],
      ]
    )
  }

  /// The 48 hours from this one on.
  static func hourly(at coordinate: Coordinate) -> Self {
    forecast(
      at: coordinate,
      [
        "hourly": always + ["visibility", "uv_index", "precipitation_probability"],
        "forecast_hours": ["48"],
      ]
    )
  }

  /// Today and the seven days after it.
  static func daily(at coordinate: Coordinate) -> Self {
    let variables = [
      "weather_code", "temperature_2m_max", "temperature_2m_min", "sunrise", "sunset",
      "uv_index_max", "precipitation_sum", "rain_sum", "showers_sum", "snowfall_sum",
      "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
      "wind_direction_10m_dominant",
    ]
    return forecast(at: coordinate, ["daily": variables, "forecast_days": ["8"]])
  }

  /// The air now.
  static func air(at coordinate: Coordinate) -> Self {
    air(at: coordinate, ["current": pollutants])
  }

  /// The air of the 96 hours from this one on.
  static func airForecast(at coordinate: Coordinate) -> Self {
    air(at: coordinate, ["hourly": pollutants, "forecast_hours": ["96"]])
  }

  /// Up to five places of a name, which may be followed by a state or a country.
  static func search(_ name: String, language: String?) -> Self {
    let (name, country) = split(name)
    return Self(
      host: BaseURL(host: "geocoding-api.open-meteo.com"),
      path: "/v1/search",
      query: [
        URLQueryItem(name: "name", value: name),
        URLQueryItem(name: "count", value: "5"),
        URLQueryItem(name: "language", value: language),
        URLQueryItem(name: "format", value: "json"),
        URLQueryItem(name: "countryCode", value: country),
      ]
    )
  }

  /// What is known both now and hour by hour.
  private static let always = [
    "temperature_2m", "apparent_temperature", "dew_point_2m", "relative_humidity_2m",
    "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "cloud_cover",
    "precipitation", "rain", "showers", "snowfall", "weather_code", "is_day",
  ]

  private static let pollutants = [
    "european_aqi", "us_aqi", "carbon_monoxide", "nitrogen_dioxide", "ozone", "sulphur_dioxide",
    "pm2_5", "pm10", "ammonia",
  ]

  private static func forecast(at coordinate: Coordinate, _ wanted: [String: [String]]) -> Self {
    Self(
      host: BaseURL(host: "api.open-meteo.com"),
      path: "/v1/forecast",
      query: query(coordinate, wanted) + [URLQueryItem(name: "wind_speed_unit", value: "ms")]
    )
  }

  private static func air(at coordinate: Coordinate, _ wanted: [String: [String]]) -> Self {
    Self(
      host: BaseURL(host: "air-quality-api.open-meteo.com"),
      path: "/v1/air-quality",
      query: query(coordinate, wanted)
    )
  }

  /// Without `timezone`, days would be those of Greenwich.
  private static func query(
    _ coordinate: Coordinate,
    _ wanted: [String: [String]]
  ) -> [URLQueryItem] {
    [
      URLQueryItem(name: "latitude", value: coordinate.query.latitude),
      URLQueryItem(name: "longitude", value: coordinate.query.longitude),
      URLQueryItem(name: "timezone", value: "auto"),
    ]
      + wanted.sorted { $0.key < $1.key }
      .map { URLQueryItem(name: $0.key, value: $0.value.joined(separator: ",")) }
  }

  /// Open-Meteo looks at one word after the name; a country's code can be given apart from it.
  private static func split(_ name: String) -> (name: String, country: String?) {
    let parts = name.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count > 2, let last = parts.last, last.count == 2, last.allSatisfy(\.isLetter)
    else { return (name, nil) }
    return (parts.dropLast().joined(separator: ","), last.uppercased())
  }
}
