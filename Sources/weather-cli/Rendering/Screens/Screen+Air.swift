import WeatherCore

extension Screen {
  /// How good the air is, each figure with the scale it is of, and what is in it.
  var air: [Line] {
    guard let air = report.airQuality else { return [] }
    let told: [Labelled] = indices(air).map { (Line($0.name, .quiet), Line($0.value)) }
    let amounts = pollutants(air)
    return [Line(say(.airQuality), .heading)]
      + (inColumns(told + amounts.map { (Line($0.name, .quiet), $0.amount) })
        ?? told.flatMap { labelled([$0]) } + brief(amounts))
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

  private typealias Pollutant = (name: String, formula: String, amount: Line)

  /// How much there is of each, the figures one below the other.
  private func pollutants(_ air: AirQuality) -> [Pollutant] {
    let pollutants: [(String, String, Double?)] = [
      ("PM2.5", "PM2.5", air.pm2_5), ("PM10", "PM10", air.pm10), (say(.ozone), "O3", air.ozone),
      (say(.nitrogenDioxide), "NO2", air.nitrogenDioxide),
      (say(.nitrogenMonoxide), "NO", air.nitrogenMonoxide),
      (say(.sulphurDioxide), "SO2", air.sulphurDioxide),
      (say(.carbonMonoxide), "CO", air.carbonMonoxide), (say(.ammonia), "NH3", air.ammonia),
    ]
    let known = pollutants.compactMap { name, formula, amount in
      amount.flatMap { Numbers.text($0, decimals: 1, sign: units.decimalSign) }
        .map { (name, formula, $0) }
    }
    let widest = known.map(\.2.cellWidth).max() ?? 0
    return known.map {
      ($0.0, $0.1, Line($0.2).fitted(to: widest, .right) + Line(" µg/m³", .quiet))
    }
  }

  /// The amounts where there is little room: by name if that fits, else by formula.
  private func brief(_ amounts: [Pollutant]) -> [Line] {
    let formulas = amounts.map { (label: Line($0.formula, .quiet), value: $0.amount) }
    return inColumns(amounts.map { (Line($0.name, .quiet), $0.amount) })
      ?? inColumns(formulas) ?? inColumns(formulas, margin: 0, gap: 1) ?? labelled(formulas)
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
