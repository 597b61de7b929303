extension PropertyType where Value == Bool {
  /// A property that is true when this one is false.
  ///
  /// - Complexity: O(1) per value. Keeps one value while observed.
  @inlinable
  public func not() -> Property<Bool> { map { !$0 } }

  /// A property that is true when this one and `other` are.
  ///
  /// Its signal sends at each change of either, equal values too.
  ///
  /// - Complexity: O(1) per value. Keeps three values while observed.
  @inlinable
  public func and(_ other: some PropertyType<Bool>) -> Property<Bool> {
    combineLatest(other).map { $0 && $1 }
  }

  /// A property that is true when this one or `other` is.
  ///
  /// Its signal sends at each change of either, equal values too.
  ///
  /// - Complexity: O(1) per value. Keeps three values while observed.
  @inlinable
  public func or(_ other: some PropertyType<Bool>) -> Property<Bool> {
    combineLatest(other).map { $0 || $1 }
  }
}

extension Property where Value == Bool {
  /// A property that is true when all of several are, and of none at all.
  ///
  /// Its signal sends at each change of any, equal values too.
  ///
  /// - Complexity: O(properties) per value and per reading. Keeps as many values while observed.
  @inlinable
  public static func all(_ properties: [Property]) -> Property {
    combineLatest(properties).map { $0.allSatisfy { $0 } }
  }

  /// A property that is true when any of several is.
  ///
  /// Its signal sends at each change of any, equal values too.
  ///
  /// - Complexity: O(properties) per value and per reading. Keeps as many values while observed.
  @inlinable
  public static func any(_ properties: [Property]) -> Property {
    combineLatest(properties).map { $0.contains(true) }
  }
}
