import Foundation

extension DailyForecast {
  /// Days made from the steps of an hourly forecast, by the place's own calendar.
  ///
  /// A day's high is the largest high of its steps, its low the smallest low. Rain, snow and
  /// their probability belong to the span before a step's time, so a step at midnight counts to
  /// the day that has ended. The wind is that of the windiest step; humidity, pressure and cloud
  /// cover are means. The condition is the gravest wet one by day, by night where the day has no
  /// step by day; where nothing falls it is the most frequent one. A day is partial where its
  /// steps leave more than one step's length of it uncovered.
  ///
  /// - Parameters:
  ///   - hourly: The steps, earliest first.
  ///   - place: Where the sun is seen from.
  ///   - sun: The sun on the day of the first step.
  init(from hourly: HourlyForecast, at place: Place, sun: SunTimes) {
    let zone = hourly.timeZone
    let ended = Dictionary(grouping: hourly.steps) {
      LocalDay($0.time.addingTimeInterval(-1), in: zone)
    }
    let days = Dictionary(grouping: hourly.steps) { LocalDay($0.time, in: zone) }
    let sunDay = (sun.sunrise ?? sun.sunset).map { LocalDay($0, in: zone) }
    self.init(
      timeZone: zone,
      days: days.sorted { $0.key < $1.key }.map { day, steps in
        DailyStep(
          day: day,
          steps: steps,
          falling: ended[day] ?? [],
          sun: day == sunDay ? sun : .polar(at: place, on: steps.first?.time),
          isPartial: !day.isCovered(by: steps, in: zone)
        )
      },
      issues: hourly.issues,
      freshness: hourly.freshness
    )
  }
}

extension DailyStep {
  /// - Parameters:
  ///   - steps: Those whose time is on that day.
  ///   - falling: Those whose precipitation falls on that day.
  fileprivate init(
    day: LocalDay,
    steps: [HourlyStep],
    falling: [HourlyStep],
    sun: SunTimes,
    isPartial: Bool
  ) {
    let windiest = steps.map(\.wind).max { ($0.speed ?? .calm) < ($1.speed ?? .calm) }
    self.init(
      day: day,
      high: steps.compactMap { $0.high ?? $0.temperature }.max(),
      low: steps.compactMap { $0.low ?? $0.temperature }.min(),
      conditions: Condition.ofDay(steps, sun: sun).map { [$0] } ?? [],
      precipitationProbability: falling.compactMap(\.precipitationProbability).max(),
      rain: falling.compactMap(\.rain).sum(),
      snow: falling.compactMap(\.snow).sum(),
      wind: Wind(
        speed: windiest?.speed,
        gust: steps.compactMap(\.wind.gust).max(),
        direction: windiest?.direction
      ),
      humidity: steps.compactMap(\.humidity).mean(),
      pressure: steps.compactMap(\.pressure?.pascals).mean().map(Pressure.init(pascals:)),
      cloudCover: steps.compactMap(\.cloudCover).mean(),
      uvIndex: steps.compactMap(\.uvIndex).max(),
      sun: sun,
      isPartial: isPartial
    )
  }
}

extension Condition {
  /// What falls from the sky, least grave first.
  private static let gravity: [Kind] = [
    .drizzle, .showerRain, .rain, .snow, .sleet, .hail, .freezingRain, .thunderstorm,
  ]

  /// The condition that stands for a day, shown as by day.
  fileprivate static func ofDay(_ steps: [HourlyStep], sun: SunTimes) -> Condition? {
    let byDay = steps.filter { $0.conditions.first?.isDay == true }
    let all = (byDay.isEmpty ? steps : byDay).flatMap(\.conditions)
    // Of equals, `max` keeps the earliest.
    let gravest = all.filter(\.kind.isWet).max { gravity($0) < gravity($1) }
    let chief = (byDay.isEmpty ? steps : byDay).compactMap(\.conditions.first)
    let counts = Dictionary(chief.map { ($0.kind, 1) }, uniquingKeysWith: +)
    let commonest = chief.max { (counts[$0.kind] ?? 0) < (counts[$1.kind] ?? 0) }
    return (gravest ?? commonest).map {
      Condition(kind: $0.kind, text: $0.text, isDay: sun.polar != .night)
    }
  }

  private static func gravity(_ condition: Condition) -> Int {
    gravity.firstIndex(of: condition.kind) ?? -1
  }
}

extension LocalDay {
  /// Whether steps lie close enough to cover the whole day.
  fileprivate func isCovered(by steps: [HourlyStep], in zone: TimeZone) -> Bool {
    guard let interval = interval(in: zone), let longest = steps.map(\.duration).max() else {
      return false
    }
    let times = [interval.start] + steps.map(\.time) + [interval.end]
    return zip(times, times.dropFirst()).allSatisfy { $1.timeIntervalSince($0) <= longest }
  }
}

extension SunTimes {
  /// The polar state where there is one; rise and set are not known.
  fileprivate static func polar(at place: Place, on date: Date?) -> SunTimes {
    SunTimes(polar: date.flatMap { Polar(at: place.coordinate, on: $0) })
  }
}

extension Speed {
  fileprivate static let calm = Speed(metersPerSecond: 0)
}

extension Collection where Element == Double {
  fileprivate func mean() -> Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}

extension Collection where Element == Length {
  fileprivate func sum() -> Length? { isEmpty ? nil : reduce(Length(meters: 0), +) }
}
