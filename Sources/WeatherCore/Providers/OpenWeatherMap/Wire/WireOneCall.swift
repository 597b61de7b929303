import Foundation

/// `/data/3.0/onecall`, its 2.5 forerunner and both time machines.
///
/// Blocks may be left out, and each is read on its own.
struct WireOneCall: Decodable, Sendable {
  let timezone: String?
  let timezone_offset: Double?
  let current: WireBlock<Moment>?
  let minutely: WireBlock<WireList<Minute>>?
  let hourly: WireBlock<WireList<Moment>>?
  let daily: WireBlock<WireList<Day>>?
  let alerts: WireBlock<WireList<Alert>>?
  /// What the 3.0 time machine sends in place of `current` and `hourly`.
  let data: WireBlock<WireList<Moment>>?

  struct Minute: Decodable, Sendable {
    let dt: WireTime
    let precipitation: Double?
  }

  struct Moment: Decodable, Sendable {
    let dt: WireTime
    let sunrise: WireTime?
    let sunset: WireTime?
    let temp: Double
    let feels_like: Double?
    let pressure: Double?
    let humidity: Double?
    let dew_point: Double?
    let uvi: Double?
    let clouds: Double?
    let visibility: Double?
    let wind_speed: Double?
    let wind_deg: Double?
    let wind_gust: Double?
    let weather: WireList<WireCondition>?
    let pop: Double?
    let rain: WireAmount?
    let snow: WireAmount?
  }

  struct Day: Decodable, Sendable {
    let dt: WireTime
    let sunrise: WireTime?
    let sunset: WireTime?
    let moonrise: WireTime?
    let moonset: WireTime?
    let moon_phase: Double?
    let summary: String?
    let temp: WireDayTemperatures
    let pressure: Double?
    let humidity: Double?
    let dew_point: Double?
    let wind_speed: Double?
    let wind_deg: Double?
    let wind_gust: Double?
    let weather: WireList<WireCondition>?
    let clouds: Double?
    let pop: Double?
    let rain: WireAmount?
    let snow: WireAmount?
    let uvi: Double?
  }

  struct Alert: Decodable, Sendable {
    let sender_name: String?
    let event: String
    let start: WireTime
    let end: WireTime?
    let description: String?
    let tags: WireList<String>?
  }
}

extension WireOneCall {
  func zone(_ reading: WireReading) -> TimeZone {
    reading.zone(name: timezone, shift: timezone_offset)
  }

  /// The weather now; nil where the block was left out.
  func currentConditions(_ reading: WireReading) throws(WeatherError) -> CurrentConditions? {
    try current?.read().conditions(reading, in: zone(reading))
  }

  /// The weather at the moment the time machine was asked for.
  func pastConditions(_ reading: WireReading) throws(WeatherError) -> CurrentConditions? {
    if let moment = try data?.read().elements.first {
      return moment.conditions(reading, in: zone(reading))
    }
    return try currentConditions(reading)
  }

  /// The minutes; nil where the block was left out.
  func minutelyForecast(_ reading: WireReading) throws(WeatherError) -> MinutelyForecast? {
    guard let list = try minutely?.read() else { return nil }
    return MinutelyForecast(
      timeZone: zone(reading),
      steps: list.elements.map { minute in
        MinutelyStep(
          time: minute.dt.date,
          precipitation: minute.precipitation.map(PrecipitationRate.init(millimetersPerHour:))
        )
      },
      issues: list.issues
    )
  }

  /// The hours; nil where the block was left out.
  func hourlyForecast(_ reading: WireReading) throws(WeatherError) -> HourlyForecast? {
    guard let list = try (hourly ?? data)?.read() else { return nil }
    return HourlyForecast(
      timeZone: zone(reading),
      steps: list.elements.map { $0.step(reading) },
      issues: list.allIssues(within: \.weather)
    )
  }

  /// The days; nil where the block was left out.
  func dailyForecast(_ reading: WireReading) throws(WeatherError) -> DailyForecast? {
    guard let list = try daily?.read() else { return nil }
    let zone = zone(reading)
    return DailyForecast(
      timeZone: zone,
      days: list.elements.map { $0.step(reading, in: zone) },
      issues: list.allIssues(within: \.weather)
    )
  }

  /// The warnings.
  ///
  /// OpenWeatherMap leaves the block out where there are none. Fails where there are some and none
  /// can be read.
  func weatherAlerts() throws(WeatherError) -> WeatherAlerts {
    guard let list = try alerts?.read() else { return [] }
    return WeatherAlerts(
      try list.readable().map(\.alert),
      issues: list.allIssues(within: \.tags)
    )
  }
}

extension WireOneCall.Alert {
  var alert: WeatherAlert {
    WeatherAlert(
      sender: sender_name,
      event: event,
      start: start.date,
      end: end?.date,
      description: description ?? "",
      tags: tags?.elements ?? []
    )
  }
}

extension WireOneCall.Moment {
  func conditions(_ reading: WireReading, in zone: TimeZone) -> CurrentConditions {
    let sun = reading.sun(sunrise, sunset, on: dt.date)
    return CurrentConditions(
      time: dt.date,
      timeZone: zone,
      temperature: reading.temperature(temp),
      feelsLike: reading.temperature(feels_like),
      dewPoint: reading.temperature(dew_point),
      humidity: humidity?.percent,
      pressure: pressure.map(Pressure.init(hectopascals:)),
      visibility: visibility.map(Length.init(meters:)),
      wind: reading.wind(speed: wind_speed, degrees: wind_deg, gust: wind_gust),
      cloudCover: clouds?.percent,
      uvIndex: uvi,
      rain: rain?.rate,
      snow: snow?.rate,
      conditions: reading.conditions(weather, isDay: sun.polarIsDay),
      sun: sun,
      issues: weather?.issues ?? []
    )
  }

  func step(_ reading: WireReading) -> HourlyStep {
    let isPolarNight = SunTimes.Polar(at: reading.place.coordinate, on: dt.date) == .night
    return HourlyStep(
      time: dt.date,
      duration: 3600,
      temperature: reading.temperature(temp),
      feelsLike: reading.temperature(feels_like),
      dewPoint: reading.temperature(dew_point),
      humidity: humidity?.percent,
      pressure: pressure.map(Pressure.init(hectopascals:)),
      visibility: visibility.map(Length.init(meters:)),
      wind: reading.wind(speed: wind_speed, degrees: wind_deg, gust: wind_gust),
      cloudCover: clouds?.percent,
      uvIndex: uvi,
      precipitationProbability: pop,
      rain: rain?.depth,
      snow: snow?.depth,
      conditions: reading.conditions(weather, isDay: isPolarNight ? false : nil)
    )
  }
}

extension WireOneCall.Day {
  func step(_ reading: WireReading, in zone: TimeZone) -> DailyStep {
    let sun = reading.sun(sunrise, sunset, on: dt.date)
    return DailyStep(
      day: LocalDay(dt.date, in: zone),
      high: reading.temperature(temp.max),
      low: reading.temperature(temp.min),
      conditions: reading.conditions(weather, isDay: sun.polarIsDay ?? true),
      precipitationProbability: pop,
      rain: rain?.depth,
      snow: snow?.depth,
      wind: reading.wind(speed: wind_speed, degrees: wind_deg, gust: wind_gust),
      humidity: humidity?.percent,
      pressure: pressure.map(Pressure.init(hectopascals:)),
      dewPoint: reading.temperature(dew_point),
      cloudCover: clouds?.percent,
      uvIndex: uvi,
      sun: sun,
      moonPhase: moon_phase,
      moonrise: moonrise?.moment,
      moonset: moonset?.moment,
      summary: summary
    )
  }
}
