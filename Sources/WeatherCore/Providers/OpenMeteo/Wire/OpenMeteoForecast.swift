import Foundation

/// `/v1/forecast`, the archive and `/v1/air-quality`: blocks that may be left out, each beside the
/// units of its columns.
struct OpenMeteoForecast: Decodable, Sendable {
  let timezone: String?
  let utc_offset_seconds: Double?
  let current: OpenMeteoTable?
  let current_units: [String: String]?
  /// What `current` was before.
  let current_weather: OpenMeteoTable?
  let current_weather_units: [String: String]?
  let hourly: OpenMeteoTable?
  let hourly_units: [String: String]?
  let daily: OpenMeteoTable?
  let daily_units: [String: String]?

  /// The place's zone by its name if this system knows it, else by its present shift.
  var zone: TimeZone {
    timezone.flatMap(TimeZone.init(identifier:))
      ?? utc_offset_seconds.flatMap(TimeZone.init(shift:)) ?? .gmt
  }

  /// The weather now; nil where the block was left out or has no time.
  func currentConditions(at place: Place) -> CurrentConditions? {
    guard let row = now, let time = row.time else { return nil }
    let days = rows(daily, daily_units)
    let sun = (days.first { $0.day == today(time) } ?? days.first)?.sun(at: place, in: zone)
    let seconds = row.number("interval").flatMap { $0 > 0 ? $0 : nil } ?? 3600
    func rate(_ depth: Length?) -> PrecipitationRate? {
      depth.map { PrecipitationRate(millimetersPerHour: $0.millimeters * 3600 / seconds) }
    }
    let (rain, snow) = (row.rain(), row.snow())
    let whole = rain == nil && snow == nil ? row.length("precipitation", "mm") : nil
    return CurrentConditions(
      time: time,
      timeZone: zone,
      temperature: row.temperature("temperature_2m", "temperature"),
      feelsLike: row.temperature("apparent_temperature"),
      dewPoint: row.temperature("dew_point_2m"),
      humidity: row.number("relative_humidity_2m", "relativehumidity_2m")?.percent,
      pressure: row.number("pressure_msl").map(Pressure.init(hectopascals:)),
      visibility: row.length("visibility", "m"),
      wind: row.wind("wind_speed_10m", "wind_gusts_10m", "wind_direction_10m"),
      cloudCover: row.number("cloud_cover")?.percent,
      uvIndex: row.number("uv_index"),
      rain: rate(rain),
      snow: rate(snow),
      precipitation: rate(whole),
      conditions: row.conditions(isDay: sun?.polarIsDay ?? row.isDay),
      sun: sun ?? SunTimes(),
      issues: row.table.issues + (daily?.issues ?? [])
    )
  }

  /// The hours; nil where the block was left out or has no times.
  var hourlyForecast: HourlyForecast? {
    guard let hourly, hourly.columns["time"] != nil else { return nil }
    let rows = rows(hourly, hourly_units)
    return HourlyForecast(
      timeZone: zone,
      steps: rows.compactMap(\.step),
      issues: hourly.issues + rows.filter { $0.time == nil }.map { $0.issue(in: "hourly") }
    )
  }

  /// The days; nil where the block was left out or has no times.
  func dailyForecast(at place: Place) -> DailyForecast? {
    guard let daily, daily.columns["time"] != nil else { return nil }
    let rows = rows(daily, daily_units)
    return DailyForecast(
      timeZone: zone,
      days: rows.compactMap { $0.day(at: place, in: zone) },
      issues: daily.issues + rows.filter { $0.day == nil }.map { $0.issue(in: "daily") }
    )
  }

  /// The air now; nil where the block was left out or has no time.
  var airQuality: AirQuality? { now?.air }

  /// The air hour by hour; nil where the block was left out or has no times.
  var airQualityForecast: AirQualityForecast? {
    guard let hourly, hourly.columns["time"] != nil else { return nil }
    let rows = rows(hourly, hourly_units)
    return AirQualityForecast(
      steps: rows.compactMap(\.air),
      issues: hourly.issues + rows.filter { $0.time == nil }.map { $0.issue(in: "hourly") }
    )
  }

  /// The offset; none where it is more than any zone has.
  private var shift: Double {
    utc_offset_seconds.flatMap { TimeZone(shift: $0) == nil ? nil : $0 } ?? 0
  }

  private var now: OpenMeteoRow? {
    rows(current, current_units).first ?? rows(current_weather, current_weather_units).first
  }

  /// The day that the answer's own clock shows at a moment.
  private func today(_ time: Date) -> LocalDay {
    LocalDay(time.addingTimeInterval(shift), in: .gmt)
  }

  private func rows(_ table: OpenMeteoTable?, _ units: [String: String]?) -> [OpenMeteoRow] {
    guard let table else { return [] }
    return (0..<table.count).map {
      OpenMeteoRow(table: table, index: $0, units: units ?? [:], shift: shift)
    }
  }
}

extension OpenMeteoRow {
  /// The row as an hour; nil without a time.
  fileprivate var step: HourlyStep? {
    guard let time else { return nil }
    let (rain, snow) = (rain(), snow())
    return HourlyStep(
      time: time,
      duration: 3600,
      temperature: temperature("temperature_2m"),
      feelsLike: temperature("apparent_temperature"),
      dewPoint: temperature("dew_point_2m"),
      humidity: number("relative_humidity_2m", "relativehumidity_2m")?.percent,
      pressure: number("pressure_msl").map(Pressure.init(hectopascals:)),
      visibility: length("visibility", "m"),
      wind: wind("wind_speed_10m", "wind_gusts_10m", "wind_direction_10m"),
      cloudCover: number("cloud_cover")?.percent,
      uvIndex: number("uv_index"),
      precipitationProbability: number("precipitation_probability")?.percent,
      rain: rain,
      snow: snow,
      precipitation: rain == nil && snow == nil ? length("precipitation", "mm") : nil,
      conditions: conditions(isDay: isDay)
    )
  }

  /// The row as a day; nil without a date.
  fileprivate func day(at place: Place, in zone: TimeZone) -> DailyStep? {
    guard let day else { return nil }
    let sun = sun(at: place, in: zone)
    let (rain, snow) = (rain("_sum"), snow("_sum"))
    return DailyStep(
      day: day,
      high: temperature("temperature_2m_max"),
      low: temperature("temperature_2m_min"),
      conditions: conditions(isDay: sun.polarIsDay ?? true),
      precipitationProbability: number("precipitation_probability_max")?.percent,
      rain: rain,
      snow: snow,
      precipitation: rain == nil && snow == nil ? length("precipitation_sum", "mm") : nil,
      wind: wind("wind_speed_10m_max", "wind_gusts_10m_max", "wind_direction_10m_dominant"),
      uvIndex: number("uv_index_max"),
      sun: sun
    )
  }

  /// The row as air; nil without a time.
  fileprivate var air: AirQuality? {
    time.map {
      AirQuality(
        time: $0,
        europeanIndex: number("european_aqi"),
        unitedStatesIndex: number("us_aqi"),
        carbonMonoxide: number("carbon_monoxide"),
        nitrogenDioxide: number("nitrogen_dioxide"),
        ozone: number("ozone"),
        sulphurDioxide: number("sulphur_dioxide"),
        pm2_5: number("pm2_5"),
        pm10: number("pm10"),
        ammonia: number("ammonia")
      )
    }
  }

  /// The sun of the row's day.
  ///
  /// Sunrise and sunset at the same moment are polar night, and a day apart polar day; before
  /// June 2024 both were 1970-01-01T00:00 (open-meteo/open-meteo#840).
  fileprivate func sun(at place: Place, in zone: TimeZone) -> SunTimes {
    let (rise, set) = (moment("sunrise"), moment("sunset"))
    let start = day?.interval(in: zone)?.start ?? time
    let noon = start?.addingTimeInterval(43_200) ?? Date(timeIntervalSince1970: 0)
    var sun = SunTimes(
      reportedSunrise: rise,
      reportedSunset: set,
      at: place.coordinate,
      on: noon
    )
    // Near the edge the provider, who computes more finely, knows better than "neither".
    if sun == SunTimes(), let rise, let set, abs(rise.timeIntervalSince(noon)) < 86_400 {
      sun.polar = rise == set ? .night : .day
    }
    return sun
  }

  fileprivate func issue(in block: String) -> DecodingIssue {
    DecodingIssue(path: "\(block).time[\(index)]", reason: "is no time")
  }
}
