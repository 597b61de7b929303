extension Signal {
  /// Sends what a closure makes out of a changing state, until it makes nothing.
  ///
  /// ```marble
  /// output : (0123|)
  /// ```
  ///
  /// Values are made one at a time and only as long as somebody listens.
  ///
  /// - Parameters:
  ///   - initial: The state each subscription starts from.
  ///   - next: Changes the state and returns the next value, or nil to complete.
  /// - Complexity: O(1) per value, besides `next`. Keeps one state per subscription.
  @inlinable @inline(__always)
  public static func generate<State: Sendable>(
    _ initial: State,
    _ next: @escaping @Sendable (inout State) -> Value?
  ) -> Signal {
    Signal(generator: { yield, _ in
      var state = initial
      while let value = next(&state) { if !yield(value) { return nil } }
      return .completed
    })
  }
}
