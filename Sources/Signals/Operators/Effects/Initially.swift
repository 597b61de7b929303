extension Signal {
  /// Calls a closure on subscribing, before the signal starts.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// - Parameter effect: Called once per subscription, on the subscriber's thread.
  /// - Complexity: Values pass at no cost. Keeps no value.
  @inlinable
  public func initially(_ effect: @escaping @Sendable () -> Void) -> Signal {
    beginning(with: effect)
  }
}
