extension PropertyType {
  /// A property of this one's and another's values in pairs: the present two, then the next two.
  ///
  /// Values that wait for their partner are kept, so this property follows both as long as it
  /// lives or is observed. It is for changes that come in step; what shows the newest of each is
  /// `combineLatest`.
  ///
  /// - Complexity: O(1) per value. Keeps what waits for a partner.
  @inlinable
  public func zip<Other: Sendable>(
    _ other: some PropertyType<Other>
  ) -> Property<(Value, Other)> {
    let newest = MutableProperty((value, other.value))
    let pairs = Signals.zip(signal, other.signal).share(replay: 1)
    // While this runs, everyone who observes joins the same pairs.
    let feed = pairs.bind(to: newest)
    return Property(sharing: pairs, during: feed) {
      withExtendedLifetime((self, other)) { newest.value }
    }
  }
}
