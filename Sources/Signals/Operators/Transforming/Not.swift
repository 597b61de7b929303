extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  ///
  /// ```marble
  /// input  : T-F-T-|
  /// output : F-T-F-|
  /// ```
  ///
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public func not() -> Signal { map { !$0 } }
}
