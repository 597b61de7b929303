extension Signal where Value == Never {
  /// Gives a signal that sends no value a value type, to meet signals that do.
  ///
  /// ```marble
  /// input  : a-b-#
  /// output : ----#
  /// ```
  ///
  /// (Drawn after ``Signal/ignoreValues()``.)
  ///
  /// - Parameter type: The value type, if the context does not say it.
  /// - Complexity: O(1) per ending. Keeps no value.
  @inlinable
  public func promoteValue<New: Sendable>(_ type: New.Type = New.self) -> Signal<New, Failure> {
    withoutValues()
  }
}

extension Signal {
  /// The ending alone, as a signal of any values.
  @inlinable
  func withoutValues<New: Sendable>() -> Signal<New, Failure> { relay { _ in New?.none } }
}
