extension Signal {
  /// Drops values as long as they satisfy a predicate, then passes all.
  ///
  /// ```marble
  /// input  : a-b-C-d-|
  /// output : ----C-d-|
  /// ```
  ///
  /// - Parameter predicate: Asked about each value until it says no.
  /// - Complexity: O(1) per value, besides `predicate`. Keeps no value.
  @inlinable
  public func skipWhile(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal {
    react(from: true) { isSkipping, value in
      if isSkipping { isSkipping = predicate(value) }
      return isSkipping ? .ignore : .send(value)
    }
  }
}
