extension Signal {
  /// Follows the signal that belongs to the newest key.
  ///
  /// ```marble
  /// input  : A--B--C-|
  /// input  : abcde|
  /// input  : 12345|
  /// output : abc123--|
  /// ```
  ///
  /// Each key stops the signal that was followed and subscribes afresh. A key without a case
  /// follows the default. Completes when the keys and the followed signal have completed; a failure
  /// of any ends it.
  ///
  /// - Parameters:
  ///   - keys: Say which signal to follow.
  ///   - cases: The signals by key.
  ///   - default: Followed for all other keys; if not given, nothing is sent for them.
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public static func `switch`<Key: Hashable & Sendable>(
    _ keys: Signal<Key, Failure>,
    cases: [Key: Signal],
    default: Signal = .empty
  ) -> Signal {
    keys.flattenMap(.latest) { cases[$0] ?? `default` }
  }
}
