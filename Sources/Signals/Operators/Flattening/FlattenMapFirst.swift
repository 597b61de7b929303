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

  /// Makes a signal of a value if none is running, which cannot fail, and sends what it sends.
  ///
  /// ```marble
  /// input  : a---b--#
  /// inner  : 1-2|
  /// output : 1-2-1-2#
  /// ```
  ///
  /// - Parameter transform: Makes a signal of a value. It runs with nothing locked.
  /// - Complexity: As when the signals can fail.
  @_disfavoredOverload
  @inlinable
  public func flattenMapFirst<Inner: SignalConvertible>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    flattenMapFirst { value in
      let inner: Signal<Inner.Value, Failure> = transform(value).signal.promoteError()
      return inner
    }
  }
}

extension Signal where Failure == Never {
  /// Makes a signal of a value if none is running, which can fail though this one cannot, and sends
  /// what it sends.
  ///
  /// ```marble
  /// input  : a---b-|
  /// inner  : 1-#
  /// output : 1-#
  /// ```
  ///
  /// - Parameter transform: Makes a signal of a value. It runs with nothing locked.
  /// - Complexity: As when both can fail.
  @_disfavoredOverload
  @inlinable
  public func flattenMapFirst<Inner: SignalConvertible>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    let promoted: Signal<Value, Inner.Failure> = promoteError()
    return promoted.flattenMapFirst(transform)
  }
}
