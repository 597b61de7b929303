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
}
