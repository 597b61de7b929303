import Foundation

/// `/data/2.5/forecast` in steps of three hours, and its paid sister in steps of one.
struct WireForecast: Decodable, Sendable {
  let list: WireList<Step>
  let city: WireCity?

  struct Step: Decodable, Sendable {
    let dt: WireTime
    let main: WireMain
    let weather: WireList<WireCondition>?
    let visibility: Double?
    let wind: WireWind?
    let clouds: WireClouds?
    let pop: Double?
    let rain: WireAmount?
    let snow: WireAmount?
  }

  /// - Parameter duration: The length of a step in seconds; the answer does not say.
  func forecast(_ reading: WireReading, duration: TimeInterval) -> HourlyForecast {
    let sun = self.sun(reading)
    return HourlyForecast(
      timeZone: reading.zone(shift: city?.timezone, at: list.elements.first?.dt.date),
      steps: list.elements.map { $0.step(reading, sun: sun, duration: duration) },
      issues: list.allIssues(within: \.weather)
    )
  }

  /// The sun on the day of the first step.
  func sun(_ reading: WireReading) -> SunTimes {
    guard let first = list.elements.first else { return SunTimes() }
    return reading.sun(city?.sunrise, city?.sunset, on: first.dt.date)
  }
}

extension WireForecast.Step {
  func step(_ reading: WireReading, sun: SunTimes, duration: TimeInterval) -> HourlyStep {
    HourlyStep(
      time: dt.date,
      duration: duration,
      temperature: reading.temperature(main.temp),
      high: reading.temperature(main.temp_max),
      low: reading.temperature(main.temp_min),
      feelsLike: reading.temperature(main.feels_like),
      humidity: main.humidity?.percent,
      pressure: main.pressure.map(Pressure.init(hectopascals:)),
      visibility: visibility.map(Length.init(meters:)),
      wind: reading.wind(speed: wind?.speed, degrees: wind?.deg, gust: wind?.gust),
      cloudCover: clouds?.cover?.percent,
      precipitationProbability: pop,
      rain: rain?.depth,
      snow: snow?.depth,
      conditions: reading.conditions(weather, isDay: sun.polarIsDay)
    )
  }
}

/// `city` of the forecasts: name and country are empty at sea.
struct WireCity: Decodable, Sendable {
  let timezone: Double?
  let sunrise: WireTime?
  let sunset: WireTime?
}

extension WireList {
  /// The issues of the list and of the condition lists within it.
  func allIssues<Part>(within part: KeyPath<Element, WireList<Part>?>) -> [DecodingIssue] {
    issues + elements.flatMap { $0[keyPath: part]?.issues ?? [] }
  }
}
