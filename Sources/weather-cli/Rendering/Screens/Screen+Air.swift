import WeatherCore

extension Screen {
  /// How good the air is, each figure with the scale it is of, and what is in it.
  var air: [Line] {
    guard let air = report.airQuality else { return [] }
    let indices = indices(air)
    let pollutants: [(String, Double?)] = [
      ("PM2.5", air.pm2_5), ("PM10", air.pm10), (say(.ozone), air.ozone),
      (say(.nitrogenDioxide), air.nitrogenDioxide), (say(.nitrogenMonoxide), air.nitrogenMonoxide),
      (say(.sulphurDioxide), air.sulphurDioxide), (say(.carbonMonoxide), air.carbonMonoxide),
      (say(.ammonia), air.ammonia),
    ]
    let amounts = pollutants.compactMap { name, amount in
      amount.flatMap { Numbers.text($0, decimals: 1, sign: units.decimalSign) }
        .map { (name, $0) }
    }
    let widest = amounts.map(\.1.cellWidth).max() ?? 0
    let shown = indices.map(\.name) + amounts.map(\.0)
    let names = shown.map(\.cellWidth).max() ?? 0
    return [Line(say(.airQuality), .heading)]
      + indices.map { row($0.name, names, Line($0.value)) }
      + amounts.map { name, amount in
        row(name, names, Line(amount).fitted(to: widest, .right) + Line(" µg/m³", .quiet))
      }
  }

  /// The first index there is, with the scale it is of: `Air Quality  European index 23, fair`.
  var airInShort: [Line] {
    guard let index = report.airQuality.flatMap({ indices($0).first }) else { return [] }
    let whole = Line(say(.airQuality) + "  ", .quiet) + Line("\(index.name) \(index.value)")
    return whole.wrapped(to: width)
  }

  private func indices(_ air: AirQuality) -> [(name: String, value: String)] {
    let indices: [(String, String?)] = [
      (
        say(.openWeatherIndex), air.index.map { say(.ofFive, "\($0.rawValue)", say(Self.word($0))) }
      ),
      (say(.europeanIndex), air.europeanIndex.flatMap(european)),
      (say(.unitedStatesIndex), air.unitedStatesIndex.flatMap(unitedStates)),
    ]
    return indices.compactMap { name, value in value.map { (name, $0) } }
  }

  private func row(_ name: String, _ width: Int, _ value: Line) -> Line {
    .spaces(2) + Line(name, .quiet).fitted(to: width + 2) + value
  }

  private static func word(_ index: AirQuality.Index) -> Phrase {
    switch index {
    case .good: .good
    case .fair: .fairAir
    case .moderate: .moderate
    case .poor: .poor
    case .veryPoor: .veryPoor
    }
  }

  /// The European Air Quality Index with its band (European Environment Agency, as Open-Meteo
  /// documents it: 20, 40, 60, 80 and 100).
  private func european(_ index: Double) -> String? {
    let word: Phrase =
      switch index {
      case ..<20: .good
      case ..<40: .fairAir
      case ..<60: .moderate
      case ..<80: .poor
      case ..<100: .veryPoor
      default: .extremelyPoor
      }
    return Numbers.text(index).map { "\($0), \(say(word))" }
  }

  /// The Air Quality Index of the United States with its category (EPA: 50, 100, 150, 200, 300).
  private func unitedStates(_ index: Double) -> String? {
    let word: Phrase =
      switch index.rounded() {
      case ...50: .good
      case ...100: .moderate
      case ...150: .sensitive
      case ...200: .unhealthy
      case ...300: .veryUnhealthy
      default: .hazardous
      }
    return Numbers.text(index).map { "\($0), \(say(word))" }
  }
}
