import WeatherCore

/// The units a person reads weather in.
enum UnitSystem: String, Sendable, CaseIterable {
  case metric, imperial, uk, si, ca

  /// What people in a country use; metric where the country is not known.
  ///
  /// Fahrenheit: the United States with its territories, Liberia, and Caribbean and Pacific
  /// states whose weather services publish it (source: Unicode CLDR, unitPreferenceData,
  /// temperature/weather).
  init(country: String?) {
    self =
      switch country?.uppercased() {
      case "US", "PR", "GU", "VI", "AS", "MP", "UM", "BS", "BZ", "KY", "PW", "LR", "FM", "MH":
        .imperial
      case "GB", "UK": .uk
      case "CA": .ca
      default: .metric
      }
  }

  /// A temperature as a bare degree sign: the units are the reader's own.
  func text(_ temperature: Temperature) -> String {
    (Numbers.text(value(temperature)) ?? "–") + "°"
  }

  func text(_ speed: Speed) -> String {
    (Numbers.text(value(speed)) ?? "–") + " " + speedSymbol
  }

  func text(_ pressure: Pressure) -> String {
    (Numbers.text(value(pressure), decimals: pressureDecimals) ?? "–") + " " + pressureSymbol
  }

  /// An amount of rain, or of snow as the water it melts to.
  func text(depth: Length) -> String {
    let decimals = self == .imperial ? 2 : depth.millimeters < 10 ? 1 : 0
    return (Numbers.text(value(depth: depth), decimals: decimals) ?? "–") + " " + depthSymbol
  }

  /// Whether an amount would be shown as more than nothing.
  func shows(depth: Length) -> Bool {
    (Numbers.rounded(value(depth: depth), decimals: self == .imperial ? 2 : 1) ?? 0) > 0
  }

  /// How far one sees.
  ///
  /// OpenWeatherMap reports no more than 10 km, which then means at least that.
  func text(visibility: Length) -> String {
    let isCap = visibility.meters >= 10_000
    let amount: String?
    let symbol: String
    if usesMiles {
      let miles = visibility.miles
      if self == .imperial, miles < 0.1 {
        amount = Numbers.text(visibility.meters / 0.3048)
        symbol = "ft"
      } else if miles < 0.1 {
        amount = Numbers.text(visibility.meters)
        symbol = "m"
      } else {
        amount = Numbers.text(miles, decimals: miles < 5 ? 1 : 0)
        symbol = "mi"
      }
    } else if visibility.meters < 1_000 {
      amount = Numbers.text(visibility.meters)
      symbol = "m"
    } else {
      amount = Numbers.text(visibility.kilometers, decimals: visibility.kilometers < 5 ? 1 : 0)
      symbol = "km"
    }
    return (isCap ? "≥ " : "") + (amount ?? "–") + " " + symbol
  }
}

extension UnitSystem {
  var usesFahrenheit: Bool { self == .imperial }
  private var usesMiles: Bool { self == .imperial || self == .uk }

  func value(_ temperature: Temperature) -> Double {
    usesFahrenheit ? temperature.fahrenheit : temperature.celsius
  }

  func value(_ speed: Speed) -> Double {
    switch self {
    case .metric, .ca: speed.kilometersPerHour
    case .imperial, .uk: speed.milesPerHour
    case .si: speed.metersPerSecond
    }
  }

  var speedSymbol: String {
    switch self {
    case .metric, .ca: "km/h"
    case .imperial, .uk: "mph"
    case .si: "m/s"
    }
  }

  func value(_ pressure: Pressure) -> Double {
    switch self {
    case .metric, .uk, .si: pressure.hectopascals
    case .imperial: pressure.inchesOfMercury
    case .ca: pressure.hectopascals / 10
    }
  }

  var pressureSymbol: String {
    switch self {
    case .metric, .uk, .si: "hPa"
    case .imperial: "inHg"
    case .ca: "kPa"
    }
  }

  var pressureDecimals: Int {
    switch self {
    case .metric, .uk, .si: 0
    case .imperial: 2
    case .ca: 1
    }
  }

  func value(depth: Length) -> Double { self == .imperial ? depth.inches : depth.millimeters }

  var depthSymbol: String { self == .imperial ? "in" : "mm" }

  func value(distance: Length) -> Double { usesMiles ? distance.miles : distance.kilometers }

  var distanceSymbol: String { usesMiles ? "mi" : "km" }
}
