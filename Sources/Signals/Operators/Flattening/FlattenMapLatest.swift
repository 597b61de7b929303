extension Signal {
  /// Makes a signal of each value and sends what the newest one sends.
  ///
  /// ```marble
  /// input  : a-b------|
  /// inner  : --1-2|
  /// output : ----[b1]-[b2]--|
  /// ```
  ///
  /// The same as `flattenMap(.latest, transform)`. An older signal is stopped before the
  /// newer one starts and never speaks again.
  ///
  /// - Parameter transform: Makes a signal of a value. It runs with nothing locked.
  /// - Complexity: O(1) per value and per signal. Keeps nothing.
  @inlinable
  public func flattenMapLatest<Inner: SignalConvertible>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    map(transform).flatten(.latest)
  }

  /// Makes a signal of each value, which cannot fail, and sends what the newest one sends.
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
  public func flattenMapLatest<Inner: SignalConvertible>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    flattenMapLatest { value in
      let inner: Signal<Inner.Value, Failure> = transform(value).signal.promoteError()
      return inner
    }
  }
}

extension Signal where Failure == Never {
  /// Makes a signal of each value, which can fail though this one cannot, and sends
  /// what the newest one sends.
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
  public func flattenMapLatest<Inner: SignalConvertible>(
    _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    let promoted: Signal<Value, Inner.Failure> = promoteError()
    return promoted.flattenMapLatest(transform)
  }
}
