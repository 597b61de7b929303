extension Signal {
  /// Drops each value whose key has come before, however long ago.
  ///
  /// ```marble
  /// input  : a-b-A-c-a-|
  /// output : a-b---c---|
  /// ```
  ///
  /// - Parameter key: What makes two values the same.
  /// - Complexity: O(1) per value, besides `key`. Keeps every different key until the end, so the
  ///   memory of a long-lived signal grows; `distinctUntilChanged` keeps one value only.
  @inlinable
  public func uniqueValues<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key
  ) -> Signal {
    react(from: Set<Key>()) { seen, value in
      seen.insert(key(value)).inserted ? .send(value) : .ignore
    }
  }
}
