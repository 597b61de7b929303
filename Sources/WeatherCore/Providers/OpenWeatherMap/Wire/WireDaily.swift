import Foundation

/// `/data/2.5/forecast/daily`, and `/forecast/climate` in the same shape.
struct WireDaily: Decodable, Sendable {
  let list: WireList<Day>
  let city: WireCity?

  struct Day: Decodable, Sendable {
    let dt: WireTime
    let sunrise: WireTime?
    let sunset: WireTime?
    let temp: WireDayTemperatures
    let pressure: Double?
    let humidity: Double?
    let weather: WireList<WireCondition>?
    let speed: Double?
    let deg: Double?
    let gust: Double?
    let clouds: Double?
    let pop: Double?
    let rain: WireAmount?
    let snow: WireAmount?
  }

  func forecast(_ reading: WireReading) -> DailyForecast {
    let zone = reading.zone(shift: city?.timezone, at: list.elements.first?.dt.date)
    return DailyForecast(
      timeZone: zone,
      days: list.elements.map { $0.step(reading, in: zone) },
      issues: list.allIssues(within: \.weather)
    )
  }
}

extension WireDaily.Day {
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
      wind: reading.wind(speed: speed, degrees: deg, gust: gust),
      humidity: humidity?.percent,
      pressure: pressure.map(Pressure.init(hectopascals:)),
      cloudCover: clouds?.percent,
      sun: sun
    )
  }
}

/// `temp` of a day: the highest and lowest of its 24 hours, whenever they come.
struct WireDayTemperatures: Decodable, Sendable {
  let min: Double?
  let max: Double?
}
