extension Signal {
  /// Sends the value if there is one, then completes.
  ///
  /// ```marble
  /// output : (a|)
  /// ```
  ///
  /// - Parameter value: What to send; of nil the signal just completes.
  /// - Complexity: O(1). Keeps the value as long as the signal itself is kept.
  @inlinable
  public static func from(optional value: Value?) -> Signal { value.map { .just($0) } ?? .empty }
}
