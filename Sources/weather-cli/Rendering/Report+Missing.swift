import WeatherCore

extension Report {
  /// The parts of a report, by the names they have in JSON.
  enum Part: String, Sendable, CaseIterable {
    case current, hourly, daily

    /// The part as it is named in a sentence.
    var name: String {
      switch self {
      case .current: "current weather"
      case .hourly: "hourly forecast"
      case .daily: "daily forecast"
      }
    }
  }

  /// A part that was asked for and did not come.
  struct Missing: Sendable, Equatable {
    var part: Part
    var error: WeatherError
  }

  /// A part of which something could not be read; the rest of it is there.
  struct Flaw: Sendable, Equatable {
    var part: Part
    var issue: DecodingIssue
  }

  /// The parts that did not come.
  var missing: [Missing] {
    [
      (Part.current, today?.current.failure), (.hourly, hourly?.failure), (.daily, daily?.failure),
    ].compactMap { part, error in error.map { Missing(part: part, error: $0) } }
  }

  /// What could not be read of the parts that came.
  var flaws: [Flaw] {
    (hours?.issues ?? []).map { Flaw(part: .hourly, issue: $0) }
      + (days?.issues ?? []).map { Flaw(part: .daily, issue: $0) }
  }

  /// How many parts were asked for.
  var askedParts: Int {
    [today != nil, hourly != nil, daily != nil].count { $0 }
  }

  /// This report with what came.
  func with(
    today: Today? = nil,
    hourly: Answer<HourlyForecast>? = nil,
    daily: Answer<DailyForecast>? = nil
  ) -> Report {
    var report = self
    report.today = today ?? report.today
    report.hourly = hourly ?? report.hourly
    report.daily = daily ?? report.daily
    return report
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
