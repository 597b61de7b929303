extension Signal {
  /// Sends each value together with the one before it.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : [0a]-[ab]-[bc]-|
  /// ```
  ///
  /// - Parameter initial: What comes before the first value.
  /// - Complexity: O(1) per value. Keeps one value per subscription.
  @inlinable
  public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Failure> {
    react(from: initial) { last, value in
      defer { last = value }
      return .send((last, value))
    }
  }
  /// Sends each value but the first together with the one before it.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : --[ab]-[bc]-|
  /// ```
  ///
  /// - Complexity: O(1) per value. Keeps one value per subscription.
  @inlinable
  public func combinePrevious() -> Signal<(Value, Value), Failure> {
    react(from: Value?.none) { last, value in
      defer { last = value }
      return .send(ifAny: last.map { ($0, value) })
    }
  }
}
