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
    let shared = KeyedShare(replay: 1) { (key: RequestKey) in send(key.request) }
    return Transport { shared[RequestKey($0)] }
  }
}
