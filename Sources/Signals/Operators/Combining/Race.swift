extension Signal {
  /// Sends everything from whichever of the two speaks first, and drops the other.
  ///
  /// ```marble
  /// input  : ---a-b-|
  /// input  : --1-2-#
  /// output : --1-2-#
  /// ```
  ///
  /// To speak is to send a value or to end, so a failure or a completion wins too.
  ///
  /// - Complexity: O(1) per value. Keeps no values.
  @inlinable
  public func race(_ other: Signal) -> Signal { .race([self, other]) }

  /// Sends everything from whichever input speaks first, and drops the others.
  ///
  /// ```marble
  /// input  : ---a-b-|
  /// input  : --1-2-|
  /// input  : ---x#
  /// output : --1-2-|
  /// ```
  ///
  /// To speak is to send a value or to end. Inputs are subscribed to from left to right; after a
  /// synchronous one has spoken, the rest is never subscribed to. Of no inputs at all it just
  /// completes.
  ///
  /// - Complexity: O(1) per value, O(inputs) when the race is decided. Keeps no values.
  @inlinable
  public static func race(_ signals: [Signal]) -> Signal {
    Signal<Signal, Failure>.values(signals).flatten(.race)
  }
}
