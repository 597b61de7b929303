extension Signal {
  /// Sends the first value that satisfies a predicate, then completes.
  ///
  /// ```marble
  /// input  : a-b-C-d-E-|
  /// output : ----(C|)
  /// ```
  ///
  /// With that value the input is disposed. Completes without a value when there is none.
  ///
  /// - Parameter predicate: Asked about each value until it says yes.
  /// - Complexity: O(1) per value, besides `predicate`. Keeps no value.
  @inlinable
  public func first(where predicate: @escaping @Sendable (Value) -> Bool) -> Signal {
    react { value in predicate(value) ? .finish(sending: value) : .ignore }
  }
}
