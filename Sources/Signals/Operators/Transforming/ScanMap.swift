extension Signal {
  /// Sends what a closure makes of each value and of a state that it may change.
  ///
  /// ```marble
  /// input  : a-b---c---|
  /// output : [0a]-[1b]---[2c]---|
  /// ```
  ///
  /// Unlike with ``scan(into:_:)``, what is remembered and what is sent are two things.
  ///
  /// - Parameters:
  ///   - initial: The state each subscription starts from.
  ///   - transform: Makes the new value and may change the state.
  /// - Complexity: O(1) per value, besides `transform`. Keeps one state per subscription.
  @inlinable @inline(__always)
  public func scanMap<State: Sendable, New>(
    _ initial: State,
    _ transform: @escaping @Sendable (inout State, Value) -> New
  ) -> Signal<New, Failure> {
    react(from: initial) { state, value in .send(transform(&state, value)) }
  }
}
