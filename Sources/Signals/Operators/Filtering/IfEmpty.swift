extension Signal {
  /// Sends a value in place of none at all.
  ///
  /// ```marble
  /// input  : ----|
  /// output : ----(x|)
  /// ```
  ///
  /// Only completion without a value counts; a failure passes.
  ///
  /// - Parameter value: What to send when the signal completes without a value.
  /// - Complexity: O(1) per value. Keeps the one value.
  @inlinable
  public func ifEmpty(_ value: Value) -> Signal { ifEmpty(switchTo: Signal.just(value)) }

  /// Goes on with another signal when this one completes without a value.
  ///
  /// ```marble
  /// input  : ----|
  /// input  : --x-y-|
  /// output : ------x-y-|
  /// ```
  ///
  /// Otherwise the other signal is never subscribed to. A failure passes.
  ///
  /// - Parameter other: What follows an empty signal.
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public func ifEmpty(switchTo other: some SignalConvertible<Value, Failure>) -> Signal {
    .joining(from: true) { junction in
      junction.listen(
        to: self,
        completed: { isEmpty in isEmpty ? junction.start(other.signal) : .ignore }
      ) { isEmpty, value in
        isEmpty = false
        return .send(value)
      }
    }
  }

  /// Goes on with another signal, which cannot fail, when this one completes without a value.
  ///
  /// ```marble
  /// input  : ----|
  /// input  : --x-y-|
  /// output : ------x-y-|
  /// ```
  ///
  /// - Parameter other: What follows an empty signal.
  /// - Complexity: O(1) per value. Keeps no value.
  @_disfavoredOverload
  @inlinable
  public func ifEmpty(switchTo other: some SignalConvertible<Value, Never>) -> Signal {
    let other: Signal = other.signal.promoteError()
    return ifEmpty(switchTo: other)
  }
}
