extension PropertyType {
  /// A property that shows what a closure makes of this one's value.
  ///
  /// ```swift
  /// let title = place.map { $0?.name ?? "Nowhere" }
  /// ```
  ///
  /// - Parameter transform: Makes the new value: once per value as long as anyone observes, however
  ///   many do, and once per reading.
  /// - Complexity: Keeps one value while observed.
  @inlinable
  public func map<New: Sendable>(
    _ transform: @escaping @Sendable (Value) -> New
  ) -> Property<New> {
    Property(sharing: signal.map(transform)) { transform(self.value) }
  }
}
