import WeatherCore

extension Report {
  /// The parts of a report, by the names they have in JSON.
  enum Part: String, Sendable {
    case current, hourly, daily
  }

  /// A part that was asked for and did not come.
  struct Missing: Sendable, Equatable {
    var part: Part
    var error: WeatherError

    /// The part as a sentence begins.
    var name: String {
      switch part {
      case .current: "The current weather"
      case .hourly: "The hourly forecast"
      case .daily: "The daily forecast"
      }
    }
  }

  /// The parts that did not come.
  var missing: [Missing] {
    [
      (Part.current, today?.current.failure), (.hourly, hourly?.failure), (.daily, daily?.failure),
    ].compactMap { part, error in error.map { Missing(part: part, error: $0) } }
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
