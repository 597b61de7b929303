extension Signal {
  /// Passes each value that a check accepts, and fails with what the check throws.
  ///
  /// ```marble
  /// input  : a-b-X-c-|
  /// output : a-b-#
  /// ```
  ///
  /// After a throw the input is disposed. A closure that throws says its type:
  /// `{ (text) throws(BadNumber) in … }`.
  ///
  /// - Parameter check: Throws the failure if the value must not pass.
  /// - Complexity: O(1) per value, besides `check`. Keeps no value.
  @inlinable @inline(__always)
  public func `try`(_ check: @escaping @Sendable (Value) throws(Failure) -> Void) -> Signal {
    react { value in
      do throws(Failure) {
        try check(value)
        return .send(value)
      } catch { return .fail(error) }
    }
  }
}
