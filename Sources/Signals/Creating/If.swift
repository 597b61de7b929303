extension Signal {
  /// Follows one signal while a condition holds and another while it does not.
  ///
  /// ```marble
  /// input  : T---F---T-|
  /// input  : abcdefghijklm|
  /// input  : ABCDEFGHIJKLM|
  /// output : abcdABCDabcdefghijklm|
  /// ```
  ///
  /// Each value of the condition (drawn as T and F) stops the one that was followed and subscribes
  /// afresh. Completes when the condition and the followed signal have completed; a failure of any
  /// ends it.
  ///
  /// - Parameters:
  ///   - condition: Says which of the two to follow.
  ///   - then: Followed after each true.
  ///   - else: Followed after each false.
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public static func `if`(
    _ condition: Signal<Bool, Failure>,
    then: Signal,
    else: Signal
  ) -> Signal {
    condition.flattenMap(.latest) { $0 ? then : `else` }
  }
}
