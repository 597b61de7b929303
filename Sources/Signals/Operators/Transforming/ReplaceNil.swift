extension Signal {
  /// Sends another value for each one that is missing.
  ///
  /// ```marble
  /// input  : a-N-b-N-|
  /// output : a-x-b-x-|
  /// ```
  ///
  /// Nil is drawn as N. To drop it instead, use `compactMap(\.self)`.
  ///
  /// - Parameter replacement: Sent in the place of nil.
  /// - Complexity: O(1) per value. Keeps the replacement.
  @inlinable
  public func replaceNil<Wrapped>(with replacement: Wrapped) -> Signal<Wrapped, Failure>
  where Value == Wrapped? {
    map { $0 ?? replacement }
  }
}
