extension PropertyType {
  /// A property of the values of this one and another.
  ///
  /// Its signal sends a pair at each change of either, and completes when both have gone.
  ///
  /// - Complexity: O(1) per value. Keeps three values while observed.
  @inlinable
  public func combineLatest<Other: Sendable>(
    _ other: some PropertyType<Other>
  ) -> Property<(Value, Other)> {
    Property(sharing: Signals.combineLatest(signal, other.signal)) { (self.value, other.value) }
  }
}

extension Property {
  /// A property of the values of several, in their order.
  ///
  /// - Complexity: O(properties) per value and per reading. Keeps as many values while observed.
  @inlinable
  public static func combineLatest(_ properties: [Property]) -> Property<[Value]> {
    if properties.isEmpty { return Property<[Value]>([]) }
    let signal = Signal<Value, Never>.combineLatest(properties.map(\.signal))
    return Property<[Value]>(sharing: signal) {
      properties.map(\.value)
    }
  }
}
