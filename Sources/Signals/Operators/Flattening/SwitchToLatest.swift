extension Signal where Value: SignalConvertible, Value.Failure == Failure {
  /// Sends what the newest signal that arrived sends.
  ///
  /// ```marble
  /// input  : a-----b-c--------|
  /// inner  : --1-2---3|
  /// output : --[a1]-[a2]-----[c1]-[c2]---[c3]|
  /// ```
  ///
  /// An older signal is stopped before the newer one starts and never speaks again. Completes when
  /// this signal and the newest one have completed; a failure of either ends the whole at once.
  ///
  /// - Complexity: O(1) per value and per signal. A signal that is just one value costs no
  ///   subscription.
  @inlinable
  public func switchToLatest() -> Signal<Value.Value, Failure> {
    .joining(from: false) { junction in
      junction.listen(to: self) { isRunning, inner in
        if isRunning { junction.stop(.inner) }
        let inner = inner.signal
        if let value = inner.ready {
          isRunning = false
          return .send(value)
        }
        isRunning = true
        return junction.start(inner)
      }
    }
  }
}
