extension Signal {
  /// Completes where this signal fails, and reports the failure to a hook.
  ///
  /// ```marble
  /// input  : a-b-#
  /// output : a-b-|
  /// ```
  ///
  /// For failures that nobody on the way can answer. The compiler lets none be forgotten, so this
  /// is the one way to leave a failure unhandled, and it can be searched for.
  ///
  /// - Parameters:
  ///   - file: Where the call is.
  ///   - line: Where the call is.
  ///   - hook: Is told of the failure before the signal completes.
  /// - Complexity: O(1) per ending; values pass at no cost.
  @inlinable
  public func suppressError(
    file: StaticString = #fileID,
    line: UInt = #line,
    to hook: UnhandledErrors = .shared
  ) -> Signal<Value, Never> {
    mapEnd { end in
      if case .failed(let failure) = end { hook.handler(failure, "\(file):\(line)") }
      return .completed
    }
  }
}
