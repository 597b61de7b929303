import Foundation

/// A forecast is coded as a table: for each quantity, its figures at all steps.
///
/// 48 hours so take a third of the room, and a fifth of the time to be read, that steps one by one
/// would take. A figure that is not known is null, and a column without any left out; the distinct
/// lists of conditions stand once, and `condition` says which of them each step has.
extension HourlyForecast: Codable {
  private enum Column: String, CodingKey {
    case timeZone, issues, freshness
    case time, duration, temperature, high, low, feelsLike, dewPoint, humidity, pressure, visibility
    case windSpeed, windGust, windDirection, cloudCover, uvIndex, precipitationProbability
    case rain, snow, precipitation, conditions, condition
  }

  /// Reads a table of one array for each quantity.
  ///
  /// Fails where an array has more or fewer figures than there are times.
  public init(from decoder: any Decoder) throws {
    let table = try decoder.container(keyedBy: Column.self)
    let times = try table.decode([Date].self, forKey: .time)
    let durations = try table.decode([Double].self, forKey: .duration)
    let conditions = try table.decode([[Condition]].self, forKey: .conditions)
    let condition = try table.decode([Int].self, forKey: .condition)
    guard durations.count == times.count, condition.count == times.count,
      condition.allSatisfy(conditions.indices.contains)
    else { throw Self.uneven(table, .condition) }

    func figures(_ column: Column) throws -> [Double?] {
      guard table.contains(column) else { return Array(repeating: nil, count: times.count) }
      var values: [Double?] = []
      var list = try table.nestedUnkeyedContainer(forKey: column)
      while !list.isAtEnd { values.append(try list.decodeIfPresent(Double.self)) }
      if values.count == times.count { return values }
      throw Self.uneven(table, column)
    }
    let temperature = try figures(.temperature)
    let (high, low) = (try figures(.high), try figures(.low))
    let (feelsLike, dewPoint) = (try figures(.feelsLike), try figures(.dewPoint))
    let (humidity, pressure) = (try figures(.humidity), try figures(.pressure))
    let visibility = try figures(.visibility)
    let (speed, gust) = (try figures(.windSpeed), try figures(.windGust))
    let direction = try figures(.windDirection)
    let (cloudCover, uvIndex) = (try figures(.cloudCover), try figures(.uvIndex))
    let probability = try figures(.precipitationProbability)
    let (rain, snow) = (try figures(.rain), try figures(.snow))
    let precipitation = try figures(.precipitation)

    self.init(
      timeZone: try table.decode(TimeZone.self, forKey: .timeZone),
      steps: times.indices.map { index in
        HourlyStep(
          time: times[index],
          duration: durations[index],
          temperature: temperature[index].map(Temperature.init(kelvins:)),
          high: high[index].map(Temperature.init(kelvins:)),
          low: low[index].map(Temperature.init(kelvins:)),
          feelsLike: feelsLike[index].map(Temperature.init(kelvins:)),
          dewPoint: dewPoint[index].map(Temperature.init(kelvins:)),
          humidity: humidity[index],
          pressure: pressure[index].map(Pressure.init(pascals:)),
          visibility: visibility[index].map(Length.init(meters:)),
          wind: Wind(
            speed: speed[index].map(Speed.init(metersPerSecond:)),
            gust: gust[index].map(Speed.init(metersPerSecond:)),
            direction: direction[index]
          ),
          cloudCover: cloudCover[index],
          uvIndex: uvIndex[index],
          precipitationProbability: probability[index],
          rain: rain[index].map(Length.init(meters:)),
          snow: snow[index].map(Length.init(meters:)),
          precipitation: precipitation[index].map(Length.init(meters:)),
          conditions: conditions[condition[index]]
        )
      },
      issues: try table.decode([DecodingIssue].self, forKey: .issues),
      freshness: try table.decodeIfPresent(Freshness.self, forKey: .freshness)
    )
  }

  /// Writes a table of one array for each quantity.
  public func encode(to encoder: any Encoder) throws {
    var table = encoder.container(keyedBy: Column.self)
    try table.encode(timeZone, forKey: .timeZone)
    try table.encode(issues, forKey: .issues)
    try table.encodeIfPresent(freshness, forKey: .freshness)
    try table.encode(steps.map(\.time), forKey: .time)
    try table.encode(steps.map(\.duration), forKey: .duration)
    let conditions = steps.reduce(into: [[Condition]]()) { distinct, step in
      if !distinct.contains(step.conditions) { distinct.append(step.conditions) }
    }
    try table.encode(conditions, forKey: .conditions)
    try table.encode(
      steps.map { conditions.firstIndex(of: $0.conditions) ?? 0 },
      forKey: .condition
    )
    func write(_ column: Column, _ figure: (HourlyStep) -> Double?) throws {
      let figures = steps.map(figure)
      if figures.contains(where: { $0 != nil }) { try table.encode(figures, forKey: column) }
    }
    try write(.temperature) { $0.temperature?.kelvins }
    try write(.high) { $0.high?.kelvins }
    try write(.low) { $0.low?.kelvins }
    try write(.feelsLike) { $0.feelsLike?.kelvins }
    try write(.dewPoint) { $0.dewPoint?.kelvins }
    try write(.humidity) { $0.humidity }
    try write(.pressure) { $0.pressure?.pascals }
    try write(.visibility) { $0.visibility?.meters }
    try write(.windSpeed) { $0.wind.speed?.metersPerSecond }
    try write(.windGust) { $0.wind.gust?.metersPerSecond }
    try write(.windDirection) { $0.wind.direction }
    try write(.cloudCover) { $0.cloudCover }
    try write(.uvIndex) { $0.uvIndex }
    try write(.precipitationProbability) { $0.precipitationProbability }
    try write(.rain) { $0.rain?.meters }
    try write(.snow) { $0.snow?.meters }
    try write(.precipitation) { $0.precipitation?.meters }
  }

  private static func uneven(
    _ table: KeyedDecodingContainer<Column>,
    _ column: Column
  ) -> DecodingError {
    .dataCorruptedError(
      forKey: column,
      in: table,
      debugDescription: "The columns of the table do not fit each other."
    )
  }
}
