extension Signal {
  /// Calls a closure before passing completion on.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// - Parameter effect: Called at most once per subscription. Not called on failure or disposal.
  /// - Complexity: Values pass at no cost. Keeps no value.
  @inlinable
  public func doCompleted(_ effect: @escaping @Sendable () -> Void) -> Signal {
    mapEnd { end in
      if case .completed = end { effect() }
      return end
    }
  }
}
