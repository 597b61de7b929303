extension Signal where Failure == Never {
  /// Sends what succeeded, and fails with the first failure.
  ///
  /// ```marble
  /// input  : a-b-E-c-|
  /// output : a-b-#
  /// ```
  ///
  /// With the first `.failure` (drawn as E) the input is disposed.
  ///
  /// - Complexity: O(1) per value. Keeps no value.
  @inlinable
  public func dematerializeResults<New, NewFailure>() -> Signal<New, NewFailure>
  where Value == Result<New, NewFailure> {
    react(from: NoState()) { _, result in
      switch result {
      case .success(let value): .send(value)
      case .failure(let failure): .fail(failure)
      }
    } atEnd: { _, _ in
      .complete
    }
  }
}
