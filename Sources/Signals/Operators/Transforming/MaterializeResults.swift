extension Signal {
  /// Sends each value as a success and a failure as the last value, then completes.
  ///
  /// ```marble
  /// input  : a-b-#
  /// output : a-b-(E|)
  /// ```
  ///
  /// The new signal cannot fail: a failure is the value `.failure` (drawn as E). Completion is no
  /// value; ``materialize()`` makes one of it too.
  ///
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public func materializeResults() -> Signal<Result<Value, Failure>, Never> {
    react(from: NoState()) { _, value in
      .send(.success(value))
    } atEnd: { _, end in
      switch end {
      case .completed: .complete
      case .failed(let failure): .finish(sending: .failure(failure))
      }
    }
  }
}
