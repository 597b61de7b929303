extension Signal where Value: Equatable {
  /// Drops each value equal to a given one.
  ///
  /// ```marble
  /// input  : a-x-b-x-|
  /// output : a---b---|
  /// ```
  ///
  /// - Parameter value: What to drop.
  /// - Complexity: O(1) per value. Keeps the one value.
  @inlinable
  public func ignore(_ value: Value) -> Signal { filter { $0 != value } }
}
