extension Signal {
  /// Sends one value again and again, until nobody listens any more.
  ///
  /// ```marble
  /// output : (aaa|)
  /// ```
  ///
  /// It is sent without a pause and never completes by itself (the drawing has taken three), so
  /// something after it has to end it: `take`, or `zip` with a signal that does.
  ///
  /// - Parameter value: What to send.
  /// - Complexity: O(1) per value. Keeps the value as long as the signal itself is kept.
  @inlinable
  public static func repeatElement(_ value: Value) -> Signal {
    Signal(generator: { yield, _ in
      while yield(value) {}
      return nil
    })
  }
}
