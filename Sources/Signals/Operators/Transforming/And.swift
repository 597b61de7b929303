extension Signal where Value == Bool {
  /// Sends whether the newest values of this and another signal are both true.
  ///
  /// ```marble
  /// input  : T---F---|
  /// input  : --T---F---|
  /// output : --T-F-F---|
  /// ```
  ///
  /// Nothing is sent before both have sent. Completes when both have; a failure of either ends it.
  ///
  /// - Parameter other: The other condition.
  /// - Complexity: O(1) per value. Keeps two values per subscription.
  @inlinable
  public func and(_ other: some SignalConvertible<Bool, Failure>) -> Signal {
    Signals.combineLatest(self, other.signal).map { $0 && $1 }
  }
}
