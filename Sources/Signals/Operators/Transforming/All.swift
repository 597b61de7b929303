extension Signal where Value == Bool {
  /// Sends whether the newest values of all signals are true.
  ///
  /// ```marble
  /// input  : T---F---|
  /// input  : --T---F---|
  /// output : --T-F-F---|
  /// ```
  ///
  /// Nothing is sent before each has sent. Completes when all have, and of no signals at once; a
  /// failure of any ends it. For the values of one signal there is ``Signal/allSatisfy(_:)``.
  ///
  /// - Parameter signals: The conditions.
  /// - Complexity: O(signals) per value. Keeps the newest value of each.
  @inlinable
  public static func all(_ signals: [Signal]) -> Signal {
    combineLatest(signals).map { $0.allSatisfy { $0 } }
  }
}
