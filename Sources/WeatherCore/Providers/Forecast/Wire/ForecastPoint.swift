import Foundation

/// `currently`, an hour or a day: a moment and what is known of it.
struct ForecastPoint: Decodable, Sendable {
  let time: WireTime
  let summary: String?
  let icon: String?
  let temperature: ForecastFigure?
  let temperatureMax: ForecastFigure?
  let temperatureMin: ForecastFigure?
  let temperatureHigh: ForecastFigure?
  let temperatureLow: ForecastFigure?
  let apparentTemperature: ForecastFigure?
  let dewPoint: ForecastFigure?
  let humidity: ForecastFigure?
  let pressure: ForecastFigure?
  let visibility: ForecastFigure?
  let windSpeed: ForecastFigure?
  let windGust: ForecastFigure?
  let windBearing: ForecastFigure?
  let cloudCover: ForecastFigure?
  let uvIndex: ForecastFigure?
  let precipIntensity: ForecastFigure?
  let precipProbability: ForecastFigure?
  let precipAccumulation: ForecastFigure?
  let precipType: String?
  let sunriseTime: ForecastFigure?
  let sunsetTime: ForecastFigure?
  let moonPhase: ForecastFigure?
}

extension ForecastPoint {
  func minute(_ reading: ForecastReading) -> MinutelyStep {
    MinutelyStep(
      time: time.date,
      precipitation: precipIntensity?.value.map(reading.units.rate),
      precipitationProbability: precipProbability?.value
    )
  }

  func conditions(_ reading: ForecastReading, issues: [DecodingIssue]) -> CurrentConditions {
    let sun = reading.sun(at: time.date)
    let falling = reading.falling(self)
    return CurrentConditions(
      time: time.date,
      timeZone: reading.zone,
      temperature: reading.temperature(temperature),
      feelsLike: reading.temperature(apparentTemperature),
      dewPoint: reading.temperature(dewPoint),
      humidity: humidity?.value,
      pressure: pressure?.value.map(Pressure.init(hectopascals:)),
      visibility: visibility?.value.map(reading.units.distance),
      wind: reading.wind(self),
      cloudCover: cloudCover?.value,
      uvIndex: uvIndex?.value,
      rain: falling.rain,
      snow: falling.snow,
      precipitation: falling.whole,
      conditions: [condition(sun)],
      sun: sun,
      issues: issues
    )
  }

  func hour(_ reading: ForecastReading) -> HourlyStep {
    let fallen = reading.fallen(self, hours: 1)
    return HourlyStep(
      time: time.date,
      duration: 3600,
      temperature: reading.temperature(temperature),
      feelsLike: reading.temperature(apparentTemperature),
      dewPoint: reading.temperature(dewPoint),
      humidity: humidity?.value,
      pressure: pressure?.value.map(Pressure.init(hectopascals:)),
      visibility: visibility?.value.map(reading.units.distance),
      wind: reading.wind(self),
      cloudCover: cloudCover?.value,
      uvIndex: uvIndex?.value,
      precipitationProbability: precipProbability?.value,
      rain: fallen.rain,
      snow: fallen.snow,
      precipitation: fallen.whole,
      conditions: [condition(reading.sun(at: time.date))]
    )
  }

  func day(_ reading: ForecastReading) -> DailyStep {
    let day = LocalDay(time.date, in: reading.zone)
    let hours = (day.interval(in: reading.zone)?.duration ?? 86_400) / 3600
    let fallen = reading.fallen(self, hours: hours)
    let sun = sun(at: reading.place, in: reading.zone)
    return DailyStep(
      day: day,
      high: reading.temperature(temperatureMax) ?? reading.temperature(temperatureHigh),
      low: reading.temperature(temperatureMin) ?? reading.temperature(temperatureLow),
      conditions: [Condition(kind: kind, text: "", isDay: sun.polarIsDay ?? true)],
      precipitationProbability: precipProbability?.value,
      rain: fallen.rain,
      snow: fallen.snow,
      precipitation: fallen.whole,
      wind: reading.wind(self),
      humidity: humidity?.value,
      pressure: pressure?.value.map(Pressure.init(hectopascals:)),
      dewPoint: reading.temperature(dewPoint),
      cloudCover: cloudCover?.value,
      uvIndex: uvIndex?.value,
      sun: sun,
      moonPhase: moonPhase?.value,
      summary: summary
    )
  }

  /// The sun of the point's day.
  ///
  /// In 2013 days carried the sun of the day before; a sun that has set before the day begins is
  /// not this day's.
  func sun(at place: Place, in zone: TimeZone) -> SunTimes {
    let interval = LocalDay(time.date, in: zone).interval(in: zone)
    let start = interval?.start ?? time.date
    let isOfThatDay = sunsetTime?.date.map { $0 > start } ?? true
    return SunTimes(
      reportedSunrise: isOfThatDay ? sunriseTime?.date : nil,
      reportedSunset: isOfThatDay ? sunsetTime?.date : nil,
      at: place.coordinate,
      on: start.addingTimeInterval(43_200)
    )
  }

  private func condition(_ sun: SunTimes) -> Condition {
    Condition(
      kind: kind,
      text: summary ?? "",
      isDay: sun.polarIsDay ?? iconIsDay ?? sun.isDay(at: time.date)
    )
  }

  /// By the icon; where that is unknown, by what falls, else by the clouds.
  private var kind: Condition.Kind {
    let falls = (precipIntensity?.value ?? 0) > 0
    return icon.flatMap(Condition.Kind.init(forecastIcon:))
      ?? (falls ? Condition.Kind(precipitationType: precipType) : nil)
      ?? cloudCover?.value.map(Condition.Kind.init(cloudCover:)) ?? .unknown
  }

  private var iconIsDay: Bool? {
    guard let icon else { return nil }
    return icon.hasSuffix("-day") ? true : icon.hasSuffix("-night") ? false : nil
  }
}
