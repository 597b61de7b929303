import WeatherCore

extension Screen {
  /// How good the air is, each figure with the scale it is of, and what is in it.
  var air: [Line] {
    guard let air = report.airQuality else { return [] }
    let indices: [(String, String?)] = [
      ("OpenWeather index", air.index.map { "\($0.rawValue) of 5, \(Self.word($0))" }),
      ("European index", air.europeanIndex.flatMap(Self.european)),
      ("US index", air.unitedStatesIndex.flatMap(Self.unitedStates)),
    ]
    let pollutants: [(String, Double?)] = [
      ("PM2.5", air.pm2_5), ("PM10", air.pm10), ("Ozone", air.ozone),
      ("Nitrogen dioxide", air.nitrogenDioxide), ("Nitrogen monoxide", air.nitrogenMonoxide),
      ("Sulphur dioxide", air.sulphurDioxide), ("Carbon monoxide", air.carbonMonoxide),
      ("Ammonia", air.ammonia),
    ]
    let amounts = pollutants.compactMap { name, amount in
      amount.flatMap { Numbers.text($0, decimals: 1, sign: units.decimalSign) }
        .map { (name, $0) }
    }
    let widest = amounts.map(\.1.cellWidth).max() ?? 0
    return [Line("Air Quality", .heading)]
      + indices.compactMap { name, value in value.map { row(name, Line($0)) } }
      + amounts.map { name, amount in
        row(name, Line(amount).fitted(to: widest, .right) + Line(" µg/m³", .quiet))
      }
  }

  private func row(_ name: String, _ value: Line) -> Line {
    .spaces(2) + Line(name, .quiet).fitted(to: 19) + value
  }

  private static func word(_ index: AirQuality.Index) -> String {
    switch index {
    case .good: "good"
    case .fair: "fair"
    case .moderate: "moderate"
    case .poor: "poor"
    case .veryPoor: "very poor"
    }
  }

  /// The European Air Quality Index with its band (European Environment Agency, as Open-Meteo
  /// documents it: 20, 40, 60, 80 and 100).
  private static func european(_ index: Double) -> String? {
    let word =
      switch index {
      case ..<20: "good"
      case ..<40: "fair"
      case ..<60: "moderate"
      case ..<80: "poor"
      case ..<100: "very poor"
      default: "extremely poor"
      }
    return Numbers.text(index).map { "\($0), \(word)" }
  }

  /// The Air Quality Index of the United States with its category (EPA: 50, 100, 150, 200, 300).
  private static func unitedStates(_ index: Double) -> String? {
    let word =
      switch index.rounded() {
      case ...50: "good"
      case ...100: "moderate"
      case ...150: "unhealthy for sensitive groups"
      case ...200: "unhealthy"
      case ...300: "very unhealthy"
      default: "hazardous"
      }
    return Numbers.text(index).map { "\($0), \(word)" }
  }
}
