extension Signal {
  /// Sends whether any value satisfies a predicate, then completes.
  ///
  /// ```marble
  /// input  : a-b-C-d-|
  /// output : ----(T|)
  /// ```
  ///
  /// Sends true (drawn as T) with the first such value and disposes the input, or false at
  /// completion. A failure before that passes.
  ///
  /// - Parameter predicate: Asked about each value until it says yes.
  /// - Complexity: O(1) per value, besides `predicate`. Keeps no value.
  @inlinable
  public func contains(
    where predicate: @escaping @Sendable (Value) -> Bool
  ) -> Signal<Bool, Failure> {
    react(from: NoState()) { _, value in
      predicate(value) ? .finish(sending: true) : .ignore
    } atEnd: { _, end in
      switch end {
      case .completed: .finish(sending: false)
      case .failed(let failure): .fail(failure)
      }
    }
  }
}
