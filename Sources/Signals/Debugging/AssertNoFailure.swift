extension Signal {
  /// Stops the program if the signal fails, for signals that cannot fail unless the program is
  /// wrong.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// The program stops in release builds too. For a failure that can happen use `catch`, or
  /// ``suppressError(file:line:to:)``.
  ///
  /// - Parameters:
  ///   - reason: Why it cannot fail. A debug build prints it with the failure.
  ///   - file: Where the call is.
  ///   - line: Where the call is.
  /// - Complexity: O(1) per ending; values pass at no cost.
  @inlinable
  public func assertNoFailure(
    _ reason: String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Signal<Value, Never> {
    mapEnd { end in
      if case .failed(let failure) = end {
        let reason = reason.isEmpty ? "" : " although \(reason)"
        preconditionFailure("The signal failed\(reason): \(failure)", file: file, line: line)
      }
      return .completed
    }
  }
}
