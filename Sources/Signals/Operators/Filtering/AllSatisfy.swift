extension Signal {
  /// Sends whether all values satisfy a predicate, then completes.
  ///
  /// ```marble
  /// input  : a-b-C-d-|
  /// output : ----(F|)
  /// ```
  ///
  /// Sends false (drawn as F) with the first value that does not and disposes the input, or true at
  /// completion, also of an empty signal. A failure before that passes.
  ///
  /// - Parameter predicate: Asked about each value until it says no.
  /// - Complexity: O(1) per value, besides `predicate`. Keeps no value.
  @inlinable
  public func allSatisfy(
    _ predicate: @escaping @Sendable (Value) -> Bool
  ) -> Signal<Bool, Failure> {
    contains { !predicate($0) }.not()
  }
}
