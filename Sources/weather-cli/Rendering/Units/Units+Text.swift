import WeatherCore

extension Units {
  /// A temperature as a bare degree sign: the units are the reader's own.
  func text(_ temperature: Temperature) -> String {
    (Numbers.text(value(temperature)) ?? "–") + (self.temperature == .kelvin ? " K" : "°")
  }

  func text(_ speed: Speed) -> String {
    let number = Numbers.text(value(speed)) ?? "–"
    return wind == .beaufort ? "Bft " + number : number + " " + speedSymbol
  }

  func text(_ pressure: Pressure) -> String {
    (Numbers.text(value(pressure), decimals: pressureDecimals, sign: decimalSign) ?? "–") + " "
      + pressureSymbol
  }

  /// An amount of rain, or of snow as the water it melts to.
  func text(depth: Length) -> String {
    let decimals = precipitation == .inches ? 2 : depth.millimeters < 10 ? 1 : 0
    return (Numbers.text(value(depth: depth), decimals: decimals, sign: decimalSign) ?? "–") + " "
      + depthSymbol
  }

  /// Whether an amount would be shown as more than nothing.
  func shows(depth: Length) -> Bool {
    (Numbers.rounded(value(depth: depth), decimals: precipitation == .inches ? 2 : 1) ?? 0) > 0
  }

  /// How far one sees.
  ///
  /// OpenWeatherMap reports no more than 10 km, which then means at least that.
  func text(visibility: Length) -> String {
    let isCap = visibility.meters >= 10_000
    let amount: String?
    let symbol: String
    if distance == .miles {
      let miles = visibility.miles
      if miles < 0.1, precipitation == .inches {
        amount = Numbers.text(visibility.meters / 0.3048)
        symbol = "ft"
      } else if miles < 0.1 {
        amount = Numbers.text(visibility.meters)
        symbol = "m"
      } else {
        amount = Numbers.text(miles, decimals: miles < 5 ? 1 : 0, sign: decimalSign)
        symbol = "mi"
      }
    } else if visibility.meters < 1_000 {
      amount = Numbers.text(visibility.meters)
      symbol = "m"
    } else {
      let decimals = visibility.kilometers < 5 ? 1 : 0
      amount = Numbers.text(visibility.kilometers, decimals: decimals, sign: decimalSign)
      symbol = "km"
    }
    return (isCap ? "≥ " : "") + (amount ?? "–") + " " + symbol
  }
}

extension Units {
  func value(_ temperature: Temperature) -> Double {
    switch self.temperature {
    case .celsius: temperature.celsius
    case .fahrenheit: temperature.fahrenheit
    case .kelvin: temperature.kelvins
    }
  }

  var temperatureSymbol: String { temperature == .kelvin ? "K" : "°" + temperature.rawValue }

  func value(_ speed: Speed) -> Double {
    switch wind {
    case .kilometersPerHour: speed.kilometersPerHour
    case .milesPerHour: speed.milesPerHour
    case .metersPerSecond: speed.metersPerSecond
    case .knots: speed.knots
    case .beaufort: Double(speed.beaufort)
    }
  }

  var speedSymbol: String { wind == .beaufort ? "Bft" : wind.rawValue }

  func value(_ pressure: Pressure) -> Double {
    switch self.pressure {
    case .hectopascals: pressure.hectopascals
    case .inchesOfMercury: pressure.inchesOfMercury
    case .kilopascals: pressure.hectopascals / 10
    case .millimetersOfMercury: pressure.millimetersOfMercury
    }
  }

  var pressureSymbol: String { pressure.rawValue }

  var pressureDecimals: Int {
    switch pressure {
    case .hectopascals, .millimetersOfMercury: 0
    case .inchesOfMercury: 2
    case .kilopascals: 1
    }
  }

  func value(depth: Length) -> Double {
    precipitation == .inches ? depth.inches : depth.millimeters
  }

  var depthSymbol: String { precipitation.rawValue }

  func value(distance: Length) -> Double {
    self.distance == .miles ? distance.miles : distance.kilometers
  }

  var distanceSymbol: String { distance.rawValue }
}
