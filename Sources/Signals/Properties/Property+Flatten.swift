extension PropertyType {
  /// A property that shows the property that is this one's value.
  ///
  /// ```swift
  /// let temperature = station.map(\.temperature).flatten()
  /// ```
  ///
  /// Its signal follows the newest inner property and lets go of the one before.
  ///
  /// - Complexity: O(1) per value. Keeps one value while observed.
  @inlinable
  public func flatten<Inner: Sendable>() -> Property<Inner>
  where Value: PropertyType<Inner> {
    Property(sharing: signal.flattenMapLatest { $0.signal }) { self.value.value }
  }
}
