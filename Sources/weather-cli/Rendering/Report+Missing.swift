import WeatherCore

extension Report {
  /// The parts of a report, by the names they have in JSON.
  enum Part: String, Sendable, CaseIterable {
    case current, hourly, daily, alerts, air

    /// The part as it is named in a sentence.
    var name: String {
      switch self {
      case .current: "current weather"
      case .hourly: "hourly forecast"
      case .daily: "daily forecast"
      case .alerts: "list of warnings"
      case .air: "air quality"
      }
    }

    /// What it tells, as it is named in a sentence.
    var content: String { self == .alerts ? "warnings" : name }
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
      (.alerts, alerts?.failure), (.air, air?.failure),
    ].compactMap { part, error in error.map { Missing(part: part, error: $0) } }
  }

  /// What could not be read of the parts that came.
  var flaws: [Flaw] {
    (hours?.issues ?? []).map { Flaw(part: .hourly, issue: $0) }
      + (days?.issues ?? []).map { Flaw(part: .daily, issue: $0) }
      + (warnings?.issues ?? []).map { Flaw(part: .alerts, issue: $0) }
  }

  /// How many parts were asked for.
  var askedParts: Int {
    [today != nil, hourly != nil, daily != nil, alerts != nil, air != nil].count { $0 }
  }

  /// The origin of the part that is the most out of date; nil where none is.
  var stalest: Origin? {
    origins.values.filter(\.isStale).min { $0.received < $1.received }
  }
}

extension Report {
  func with(hourly: Received<HourlyForecast>) -> Report {
    var report = self.with(.hourly, hourly.origin)
    report.hourly = hourly.answer
    return report
  }

  func with(daily: Received<DailyForecast>) -> Report {
    var report = self.with(.daily, daily.origin)
    report.daily = daily.answer
    return report
  }

  /// This report with the weather now, and with the high and low of the days that came before.
  func with(current: Received<CurrentConditions>) -> Report {
    var report = self.with(.current, current.origin)
    report.today = Today(current.answer, daily ?? .failure(.notOffered), now: now)
    return report
  }

  func with(alerts: Received<WeatherAlerts>) -> Report {
    var report = self.with(.alerts, alerts.origin)
    report.alerts = alerts.answer
    return report
  }

  func with(air: Received<AirQuality>) -> Report {
    var report = self.with(.air, air.origin)
    report.air = air.answer
    return report
  }

  /// The current weather's provider is the one that is named; without it, that of what came first.
  private func with(_ part: Part, _ origin: Origin?) -> Report {
    guard let origin else { return self }
    var report = self
    if part == .current || origins.isEmpty {
      report.source = Source(origin.source, recorded: source.recorded)
    }
    report.origins[part] = origin
    return report
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
