extension Signal {
  /// Ignores this signal's values and goes on with `next` when it completes.
  ///
  /// ```marble
  /// input  : a-b-|
  /// input  : 1-2-|
  /// output : ----1-2-|
  /// ```
  ///
  /// A failure ends the whole, and `next` is never subscribed to.
  ///
  /// - Complexity: O(1) per value.
  @inlinable
  public func then<New: Sendable>(
    _ next: some SignalConvertible<New, Failure>
  ) -> Signal<New, Failure> {
    withoutValues().concat(next)
  }

  /// Ignores this signal's values and goes on with a signal that cannot fail when it completes.
  ///
  /// ```marble
  /// input  : a-b-|
  /// input  : 1-2-|
  /// output : ----1-2-|
  /// ```
  ///
  /// - Complexity: O(1) per value.
  @_disfavoredOverload
  @inlinable
  public func then<New: Sendable>(
    _ next: some SignalConvertible<New, Never>
  ) -> Signal<New, Failure> {
    let next: Signal<New, Failure> = next.signal.promoteError()
    return then(next)
  }
}

extension Signal where Failure == Never {
  /// Ignores the values of this signal, which cannot fail, and goes on with one that can when it
  /// completes.
  ///
  /// ```marble
  /// input  : a-b-|
  /// input  : 1-#
  /// output : ----1-#
  /// ```
  ///
  /// - Complexity: O(1) per value.
  @_disfavoredOverload
  @inlinable
  public func then<New: Sendable, NewFailure: Error>(
    _ next: some SignalConvertible<New, NewFailure>
  ) -> Signal<New, NewFailure> {
    let promoted: Signal<Value, NewFailure> = promoteError()
    return promoted.then(next)
  }
}
