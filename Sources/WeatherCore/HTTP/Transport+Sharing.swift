import Signals

extension Transport {
  /// Sends a request once for all who want it at the same time.
  ///
  /// ```
  /// hours ─┐
  ///        ├─ one request on the wire ─▶ the same answer to both
  /// days  ─┘
  /// ```
  ///
  /// Who comes while it is on its way joins; who leaves disturbs nobody, and the last one to leave
  /// cancels it. Who comes after the answer sends it anew.
  ///
  /// - Returns: A transport that fails as this one does.
  public func sharing() -> Transport {
    let underway = MutableProperty(Underway())
    return Transport { request in
      let key = RequestKey(request)
      return .defer {
        underway.modify { requests in
          requests.join(key) { number in
            let leave = { @Sendable in underway.modify { $0.leave(key, number) } }
            return send(request).on(
              failed: { _ in leave() },
              completed: leave,
              disposed: leave
            ).share(replay: 1)
          }
        }
      }
    }
  }
}

/// The requests that are on their way.
private struct Underway: Sendable {
  private var requests: [RequestKey: (number: Int, answer: Signal<HTTPResponse, TransportError>)] =
    [:]
  private var count = 0

  /// The answer to a request that is on its way, or to a fresh one.
  mutating func join(
    _ key: RequestKey,
    _ start: (_ number: Int) -> Signal<HTTPResponse, TransportError>
  ) -> Signal<HTTPResponse, TransportError> {
    if let request = requests[key] { return request.answer }
    count += 1
    let answer = start(count)
    requests[key] = (count, answer)
    return answer
  }

  /// Forgets a request, unless another one has taken its place.
  mutating func leave(_ key: RequestKey, _ number: Int) {
    if requests[key]?.number == number { requests[key] = nil }
  }
}
