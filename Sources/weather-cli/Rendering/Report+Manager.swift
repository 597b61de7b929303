import Foundation
import WeatherCore

extension Report {
  /// What a manager knows of the weather; nil where it looks at no place.
  ///
  /// A part that has not come yet counts as one that was not asked for.
  init?(_ weather: WeatherReport, by answering: Answering) {
    guard let place = weather.place else { return nil }
    let setting = answering.setting(place, nil)
    self.init(
      place: place,
      source: Source(answering.supply.main, recorded: setting.recorded),
      now: setting.now
    )
    func received<Value>(_ part: WeatherCore.Part<Value>) -> Received<Value>? {
      guard let answer = part.answer else { return nil }
      let isOutOfTime = answering.isOffline && part.latest?.isStale(at: setting.now) == true
      let origin = part.latest.flatMap { aged in
        aged.source.map {
          Origin(
            source: $0,
            received: aged.received,
            goodUntil: aged.goodUntil,
            isStale: part.isStale || aged.failure != nil || isOutOfTime,
            failure: part.failure
          )
        }
      }
      return Received(answer: answer, origin: origin)
    }
    if let daily = received(weather.daily) { self = with(daily: daily) }
    if let hourly = received(weather.hourly) { self = with(hourly: hourly) }
    if let alerts = received(weather.alerts) { self = with(alerts: alerts) }
    if let air = received(weather.air) { self = with(air: air) }
    if let current = received(weather.current) { self = with(current: current) }
  }

  /// Why some part could not be had, or no newer one, though it might have been; nil where none
  /// failed, or another answer is on its way.
  ///
  /// - Parameter asked: Who was asked, and how.
  func complaint(_ asked: Asked) -> Complaint? {
    if let error = missing.map(\.error).first(where: { !$0.isLack }) {
      return Complaint(error, by: source.name, asked)
    }
    let failed = origins.values.filter { $0.failure != nil }.min { $0.received < $1.received }
    return failed.flatMap { origin in
      origin.failure.map { Complaint($0, by: origin.source.name, asked) }
    }
  }
}

extension WeatherCore.Part {
  /// What there is, else why there is nothing; nil as long as neither is known.
  fileprivate var answer: Report.Answer<Value>? {
    if let value { return .success(value) }
    return failure.map { .failure($0) }
  }
}
