extension Signal {
  /// Calls a closure with the failure before passing it on.
  ///
  /// ```marble
  /// input  : a-b-#
  /// output : a-b-#
  /// ```
  ///
  /// - Parameter effect: Called with the failure, at most once per subscription. Not called on
  ///   completion or disposal.
  /// - Complexity: Values pass at no cost. Keeps no value.
  @inlinable
  public func doError(_ effect: @escaping @Sendable (Failure) -> Void) -> Signal {
    mapEnd { end in
      if case .failed(let failure) = end { effect(failure) }
      return end
    }
  }
}
