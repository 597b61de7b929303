extension Signal where Value == Bool {
  /// Sends whether the newest value of any signal is true.
  ///
  /// ```marble
  /// input  : T---F---|
  /// input  : --T---F---|
  /// output : --T-T-F---|
  /// ```
  ///
  /// Nothing is sent before each has sent. Completes when all have, and of no signals at once; a
  /// failure of any ends it. For the values of one signal there is ``Signal/contains(where:)``.
  ///
  /// - Parameter signals: The conditions.
  /// - Complexity: O(signals) per value. Keeps the newest value of each.
  @inlinable
  public static func any(_ signals: [Signal]) -> Signal {
    combineLatest(signals).map { $0.contains(true) }
  }
}
