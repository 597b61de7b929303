extension PropertyType where Value: Equatable {
  /// A property whose signal leaves out each value equal to the one before it.
  ///
  /// - Complexity: O(1) per value. Keeps two values while observed.
  @inlinable
  public func distinctUntilChanged() -> Property<Value> { distinctUntilChanged(by: ==) }
}

extension PropertyType {
  /// A property whose signal leaves out each value equivalent to the last one that it sent.
  ///
  /// Read, it shows the newest value, also one that its signal left out.
  ///
  /// - Parameter areEquivalent: Compares the last value that passed with the new one.
  /// - Complexity: O(1) per value, besides `areEquivalent`. Keeps two values while observed.
  @inlinable
  public func distinctUntilChanged(
    by areEquivalent: @escaping @Sendable (Value, Value) -> Bool
  ) -> Property<Value> {
    Property(sharing: signal.distinctUntilChanged(by: areEquivalent)) { self.value }
  }
}
