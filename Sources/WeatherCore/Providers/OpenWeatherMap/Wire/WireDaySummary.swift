import Foundation

/// `/data/3.0/onecall/day_summary`: one day, past or to come.
struct WireDaySummary: Decodable, Sendable {
  let date: String
  let tz: String?
  let cloud_cover: Afternoon?
  let humidity: Afternoon?
  let pressure: Afternoon?
  let precipitation: Total?
  let temperature: WireDayTemperatures
  let wind: Wind?

  struct Afternoon: Decodable, Sendable { let afternoon: Double? }
  struct Total: Decodable, Sendable { let total: Double? }
  struct Wind: Decodable, Sendable { let max: Strongest? }
  struct Strongest: Decodable, Sendable {
    let speed: Double?
    let direction: Double?
  }

  /// The day; nil where `date` is not a date.
  func step(_ reading: WireReading) -> DailyStep? {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    return DailyStep(
      day: LocalDay(year: parts[0], month: parts[1], day: parts[2]),
      high: reading.temperature(temperature.max),
      low: reading.temperature(temperature.min),
      precipitation: precipitation?.total.map(Length.init(millimeters:)),
      wind: reading.wind(speed: wind?.max?.speed, degrees: wind?.max?.direction, gust: nil),
      humidity: humidity?.afternoon?.percent,
      pressure: pressure?.afternoon.map(Pressure.init(hectopascals:)),
      cloudCover: cloud_cover?.afternoon?.percent
    )
  }
}
