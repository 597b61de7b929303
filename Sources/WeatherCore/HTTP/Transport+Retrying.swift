public import Foundation
public import Signals

extension Transport {
  /// Sends a request again when it failed in a way that may pass.
  ///
  /// ```
  /// answer 503 ── 1 s ──▶ answer 429, Retry-After: 5 ── 5 s ──▶ answer 200
  /// ```
  ///
  /// What may pass are the statuses 429 and 5xx, names that are not found, connections that are
  /// refused or lost, and silence. Other statuses are answers, and other faults stay as they are.
  /// Each wait is twice the one before it, and no shorter than the answer's `Retry-After` says.
  /// When no try is left, the last answer or fault is what comes out.
  ///
  /// - Parameters:
  ///   - extraRuns: How many tries there may be after the first one.
  ///   - first: The wait before the second try.
  ///   - patience: A try that would begin later than this after the first one is not made.
  ///   - jitter: Changes a wait before it is used, so that many clients do not come back at once;
  ///     between half and all of it, by chance, unless told otherwise.
  ///   - now: The time of day, by which a `Retry-After` date is turned into a wait.
  ///   - scheduler: Where it waits.
  /// - Returns: A transport that fails as this one does.
  public func retrying(
    _ extraRuns: Int = 3,
    first: Duration = .seconds(1),
    within patience: Duration = .seconds(30),
    jitter: @escaping @Sendable (Duration) -> Duration = { $0 * Double.random(in: 0.5...1) },
    now: @escaping @Sendable () -> Date = { Date() },
    on scheduler: some Scheduler
  ) -> Transport {
    precondition(extraRuns >= 0, "retrying needs a number of tries that is not negative")
    return Transport { request in
      .defer {
        let deadline = scheduler.now + patience
        @Sendable func run(left: Int, wait: Duration) -> Signal<HTTPResponse, TransportError> {
          send(request)
            .mapError(Setback.fault)
            .try { (response) throws(Setback) in
              if response.mayPass { throw .answer(response) }
            }
            .catch { setback in
              let pause = max(jitter(wait), setback.retryAfter(now()) ?? .zero)
              guard left > 0, setback.mayPass, scheduler.now + pause <= deadline else {
                return setback.signal
              }
              return run(left: left - 1, wait: wait * 2)
                .delaySubscription(pause, on: scheduler)
            }
        }
        return run(left: extraRuns, wait: first)
      }
    }
  }
}

/// Why a try did not do.
private enum Setback: Error {
  case answer(HTTPResponse)
  case fault(TransportError)

  var mayPass: Bool {
    switch self {
    case .answer: true
    case .fault(let fault): fault.mayPass
    }
  }

  /// What comes of it when nothing more is tried.
  var signal: Signal<HTTPResponse, TransportError> {
    switch self {
    case .answer(let response): .just(response)
    case .fault(let fault): .fail(fault)
    }
  }

  func retryAfter(_ now: Date) -> Duration? {
    guard case .answer(let response) = self else { return nil }
    return RetryAfter.wait(of: response, now: now)
  }
}

extension HTTPResponse {
  fileprivate var mayPass: Bool { status == 429 || (500...599).contains(status) }
}

extension TransportError {
  /// Whether the same request may fare better a little later.
  ///
  /// Without a network it does not, until the network is back, which is for others to notice.
  fileprivate var mayPass: Bool {
    switch self {
    case .hostNotFound, .connectionRefused, .connectionLost, .timedOut: true
    case .offline, .notSecure, .redirectRefused, .bodyTooLarge, .other: false
    }
  }
}
