extension Signal {
  /// Shares one subscription, which starts when the connection is told to.
  ///
  /// Here it is told to at tick 2:
  /// ```marble
  /// input  : a-b-|
  /// output : --a-b-|
  /// ```
  ///
  /// Observers get what comes after they subscribed, and those who come after the end get the
  /// ending at once.
  ///
  /// - Complexity: O(observers) per value. Keeps no values.
  @inlinable
  public func publish() -> Connection<Value, Failure> { Connection(self, remembering: 0) }
}
