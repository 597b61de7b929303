extension Signal {
  /// Sends the same value in place of each one.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : x-x-x-|
  /// ```
  ///
  /// - Parameter value: What to send.
  /// - Complexity: O(1) per value. Keeps the one value.
  @inlinable
  public func mapReplace<New: Sendable>(_ value: New) -> Signal<New, Failure> {
    map { _ in value }
  }
}
