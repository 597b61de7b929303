extension Signal {
  /// Makes a signal of a value if none is running, and sends what it sends.
  ///
  /// ```marble
  /// input  : a-b------c-|
  /// inner  : --1-2|
  /// output : --[a1]-[a2]------[c1]-[c2]|
  /// ```
  ///
  /// Values that arrive while a signal is running are dropped, and `transform` never sees them.
  /// Completes when this signal and the one running have completed; a failure of either ends the
  /// whole at once.
  ///
  /// - Parameter transform: Makes a signal of a value. It runs with nothing locked.
  /// - Complexity: O(1) per value. Keeps nothing.
  @inlinable
  public func flattenMapFirst<Inner: SignalConvertible>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    .joining(from: false) { junction in
      junction.listen(to: self) { isRunning, value in
        if isRunning { return .ignore }
        let inner = transform(value).signal
        if let value = inner.ready { return .send(value) }
        isRunning = true
        return junction.start(
          inner,
          completed: { isRunning in
            isRunning = false
            return .ignore
          }
        )
      }
    }
  }
}
