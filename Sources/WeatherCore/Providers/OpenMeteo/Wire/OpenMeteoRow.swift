import Foundation

/// One row of a block, with what its figures are measured in.
///
/// Columns are looked for under the names they have today and under those they had before.
struct OpenMeteoRow: Sendable {
  let table: OpenMeteoTable
  let index: Int
  /// The unit of each column, such as `km/h`.
  let units: [String: String]
  /// `utc_offset_seconds`, the one by which the answer writes every local time, whatever the
  /// zone's clocks show then.
  let shift: Double

  /// The moment that the row is for.
  var time: Date? { moment("time") }

  /// The day that the row is for.
  ///
  /// It is the one that the answer writes: the zone's own clocks may show another at that moment.
  var day: LocalDay? {
    guard case .text(let text) = table["time", index] else {
      return time.map { LocalDay($0.addingTimeInterval(shift), in: .gmt) }
    }
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let day = LocalDay(year: parts[0], month: parts[1], day: parts[2])
    return day.interval(in: .gmt) == nil ? nil : day
  }

  /// A moment, written as local time or as seconds since 1970.
  func moment(_ column: String) -> Date? {
    switch table[column, index] {
    case .none: return nil
    case .number(let seconds):
      let calendar = 0.0...253_402_300_799
      return calendar.contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
    case .text(let text):
      let zulu = text.count == 10 ? "T00:00:00Z" : text.count == 16 ? ":00Z" : "Z"
      return (try? Date(text + zulu, strategy: .iso8601))?.addingTimeInterval(-shift)
    }
  }

  func number(_ columns: String...) -> Double? { figure(columns)?.number }

  func temperature(_ columns: String...) -> Temperature? {
    figure(columns).flatMap {
      switch $0.unit {
      case nil, "°C": Temperature(celsius: $0.number)
      case "°F": Temperature(fahrenheit: $0.number)
      default: nil
      }
    }
  }

  /// A speed, in metres per second where the answer does not say, since these are asked for.
  func speed(_ columns: String...) -> Speed? {
    figure(columns).flatMap {
      switch $0.unit {
      case nil, "m/s": Speed(metersPerSecond: $0.number)
      case "km/h": Speed(kilometersPerHour: $0.number)
      case "mp/h": Speed(milesPerHour: $0.number)
      case "kn": Speed(knots: $0.number)
      default: nil
      }
    }
  }

  /// A depth or a distance.
  ///
  /// - Parameter unit: What the column is in where the answer does not say.
  func length(_ column: String, _ unit: String) -> Length? {
    figure([column]).flatMap {
      switch $0.unit ?? unit {
      case "mm": Length(millimeters: $0.number)
      case "cm": Length(centimeters: $0.number)
      case "inch": Length(inches: $0.number)
      case "m": Length(meters: $0.number)
      case "ft": Length(inches: $0.number * 12)
      default: nil
      }
    }
  }

  /// Rain and showers together.
  func rain(_ suffix: String = "") -> Length? {
    let (rain, showers) = (length("rain" + suffix, "mm"), length("showers" + suffix, "mm"))
    if let rain, let showers { return rain + showers }
    return rain ?? showers
  }

  /// Snow as depth of water: seven of snow make one of water, by Open-Meteo's documentation.
  func snow(_ suffix: String = "") -> Length? {
    length("snowfall" + suffix, "cm").map { Length(meters: $0.meters / 7) }
  }

  func wind(_ speed: String, _ gust: String, _ direction: String) -> Wind {
    let older = { (name: String) in name.replacing("wind_", with: "wind") }
    return Wind(
      speed: self.speed(speed, older(speed), "windspeed"),
      gust: self.speed(gust, older(gust)),
      direction: number(direction, older(direction), "winddirection")
    )
  }

  /// What the code says, if there is one.
  func conditions(isDay: Bool?) -> [Condition] {
    number("weather_code", "weathercode").flatMap { Int(exactly: $0) }
      .map { [Condition(wmoCode: $0, isDay: isDay)] } ?? []
  }

  var isDay: Bool? { number("is_day").map { $0 != 0 } }

  private func figure(_ columns: [String]) -> (number: Double, unit: String?)? {
    for column in columns {
      if case .number(let number) = table[column, index] { return (number, units[column]) }
    }
    return nil
  }
}
