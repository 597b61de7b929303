extension Signal {
  /// Calls a closure when the signal is called off before it has ended.
  ///
  /// ```marble
  /// input  : a-b-c-|
  /// output : a-b-c-|
  /// ```
  ///
  /// That is on disposal, and when something further down has enough, like `take(1)`. What the
  /// signal holds is torn down after that. Completion and failure do not call it; `finally` is for
  /// those.
  ///
  /// - Parameter effect: Called at most once per subscription, on the thread that disposes.
  /// - Complexity: Values pass at no cost. Keeps no value.
  @inlinable
  public func doDisposed(_ effect: @escaping @Sendable () -> Void) -> Signal {
    watchingDisposal(effect)
  }
}
