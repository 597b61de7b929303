import Foundation
import TestSupport

/// The figures of onecall3_arizona_2023.json as a reader in Phoenix, seven hours behind UTC, has
/// them: read and reckoned without the program.
struct Payload {
  struct Hour {
    let hour12: String
    let kelvins: Double
    let chance: String
    let wind: Double
    let gust: Double

    /// To the nearest degree.
    var fahrenheit: String { Payload.fahrenheit(kelvins) }
    var milesPerHour: String { Payload.whole(wind / 0.44704) }
  }

  struct Day {
    let low: String
    let high: String
    let chance: String
    /// The rain to two digits; none where there was none.
    let inches: [String]
    /// Minutes after midnight.
    let sunrise: Int
    let sunset: Int
  }

  let hours: [Hour]
  let days: [Day]
  /// The text of the warning.
  let warning: String

  init() throws {
    let wire = try JSONDecoder().decode(
      Wire.self,
      from: try Fixture.data("owm/onecall3_arizona_2023.json")
    )
    hours = wire.hourly.map { hour in
      let clock = (hour.dt - 25_200) / 3600 % 24
      return Hour(
        hour12: "\((clock + 11) % 12 + 1)",
        kelvins: hour.temp,
        chance: Self.whole(hour.pop * 100),
        wind: hour.wind_speed,
        gust: hour.wind_gust
      )
    }
    days = wire.daily.map { day in
      Day(
        low: Self.fahrenheit(day.temp.min),
        high: Self.fahrenheit(day.temp.max),
        chance: Self.whole(day.pop * 100),
        inches: day.rain.map { [String(format: "%.2f", $0 / 25.4)] } ?? [],
        sunrise: (day.sunrise - 25_200) / 60 % 1440,
        sunset: (day.sunset - 25_200) / 60 % 1440
      )
    }
    warning = wire.alerts[0].description
  }

  /// The lowest and the highest temperature.
  func range(of hours: some Sequence<Hour>) -> [String] {
    let kelvins = hours.map(\.kelvins)
    return [kelvins.min(), kelvins.max()].compactMap { $0.map(Self.fahrenheit) }
  }

  /// The strongest wind and the strongest gust.
  func strongest(_ hours: some Sequence<Hour>) -> [String] {
    [hours.map(\.wind).max(), hours.map(\.gust).max()]
      .compactMap { $0.map { Self.whole($0 / 0.44704) } }
  }

  private static func fahrenheit(_ kelvins: Double) -> String {
    whole((kelvins - 273.15) * 1.8 + 32)
  }

  private static func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }

  private struct Wire: Decodable {
    let hourly: [WireHour]
    let daily: [WireDay]
    let alerts: [WireAlert]
  }

  private struct WireHour: Decodable {
    let dt: Int
    let temp: Double
    let pop: Double
    let wind_speed: Double
    let wind_gust: Double
  }

  private struct WireDay: Decodable {
    struct Range: Decodable {
      let min: Double
      let max: Double
    }

    let sunrise: Int
    let sunset: Int
    let temp: Range
    let pop: Double
    let rain: Double?
  }

  private struct WireAlert: Decodable { let description: String }
}
