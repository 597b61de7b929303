extension Signal {
  /// Drops values while another signal's newest value is true.
  ///
  /// ```marble
  /// input  : a-b-c-d-e-|
  /// input  : ---T---F
  /// output : a-b-----e-|
  /// ```
  ///
  /// Values pass until the other signal has sent. What it sent last stays in force when it
  /// completes. The signal's own ending always passes. To keep the newest value for later instead,
  /// use `throttle(while:on:)`.
  ///
  /// - Parameter isPaused: True (drawn as T) pauses, false goes on. It is disposed at the end.
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public func pausable(while isPaused: some SignalConvertible<Bool, Never>) -> Signal {
    .joining(from: false) { junction in
      junction.listen(to: isPaused.signal.promoteError()) { state, value in
        state = value
        return .ignore
      }
      junction.listen(to: self, completed: { _ in .complete }) { isPaused, value in
        isPaused ? .ignore : .send(value)
      }
    }
  }
}
