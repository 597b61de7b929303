extension Signal {
  /// Combines all values into one result and sends it when the signal completes.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : ------([abc]|)
  /// ```
  ///
  /// A signal that completes without a value gives `initial`. When it fails, nothing is sent.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - next: Makes the next result from the one before and the new value.
  /// - Complexity: O(1) per value, besides `next`. Keeps one result per subscription.
  @inlinable
  public func aggregate<Result: Sendable>(
    _ initial: Result,
    _ next: @escaping @Sendable (Result, Value) -> Result
  ) -> Signal<Result, Failure> {
    aggregate(into: initial) { result, value in result = next(result, value) }
  }

  /// Updates one result in place with all values and sends it when the signal completes.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : ------([abc]|)
  /// ```
  ///
  /// A signal that completes without a value gives `initial`. When it fails, nothing is sent.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - update: Takes the new value into the result.
  /// - Complexity: O(1) per value, besides `update`. Keeps one result per subscription.
  @inlinable
  public func aggregate<Result: Sendable>(
    into initial: Result,
    _ update: @escaping @Sendable (inout Result, Value) -> Void
  ) -> Signal<Result, Failure> {
    react(from: initial) { result, value in
      update(&result, value)
      return .ignore
    } atEnd: { result, end in
      switch end {
      case .completed: .finish(sending: result)
      case .failed(let failure): .fail(failure)
      }
    }
  }
}
