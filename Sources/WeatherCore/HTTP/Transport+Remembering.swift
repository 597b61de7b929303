import Foundation
public import Signals

extension Transport {
  /// Answers a request that was answered a little while ago with that same answer.
  ///
  /// Only statuses 200 to 299 are remembered. What is served again has the header field `Age`
  /// (RFC 9111, 5.1), the seconds since it came. Nothing is written anywhere.
  ///
  /// - Parameters:
  ///   - span: How long; OpenWeatherMap updates every 10 minutes, and asks that no place be asked
  ///     for more often (openweathermap.org/appid).
  ///   - count: How many answers to remember at most; the oldest is forgotten first.
  ///   - scheduler: What measures the time.
  /// - Returns: A transport that fails as this one does.
  public func remembering(
    for span: Duration = .seconds(600),
    atMost count: Int = 256,
    on scheduler: some Scheduler
  ) -> Transport {
    let memory = MutableProperty(Memory(span: span, count: count))
    return Transport { request in
      let key = RequestKey(request)
      return .defer {
        if let response = memory.value.answer(to: key, at: scheduler.now) {
          return .just(response)
        }
        return send(request).doNext { response in
          guard (200...299).contains(response.status) else { return }
          memory.modify { $0.remember(response, to: key, at: scheduler.now) }
        }
      }
    }
  }
}

/// Answers, and when they came.
private struct Memory: Sendable {
  let span: Duration
  let count: Int
  private var answers: [RequestKey: (response: HTTPResponse, time: Duration)] = [:]

  init(span: Duration, count: Int) {
    self.span = span
    self.count = count
  }

  func answer(to key: RequestKey, at now: Duration) -> HTTPResponse? {
    guard let (response, time) = answers[key], now - time < span else { return nil }
    var aged = response
    aged.age += now - time
    return aged
  }

  mutating func remember(_ response: HTTPResponse, to key: RequestKey, at now: Duration) {
    answers[key] = (response, now)
    guard answers.count > count else { return }
    answers = answers.filter { now - $0.value.time < span }
    while answers.count > count, let oldest = answers.min(by: { $0.value.time < $1.value.time }) {
      answers[oldest.key] = nil
    }
  }
}
