extension Signal {
  /// Calls a closure for each kind of thing that happens, before passing it on.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// Each subscription calls `subscribed` once, before the signal starts, and then at most one of
  /// `failed`, `completed` and `disposed`.
  ///
  /// - Parameters:
  ///   - subscribed: Called on subscribing, as by `initially`.
  ///   - next: Called with each value, as by `doNext`.
  ///   - failed: Called with the failure, as by `doError`.
  ///   - completed: Called on completion, as by `doCompleted`.
  ///   - disposed: Called when the signal is called off before it has ended, as by `doDisposed`.
  /// - Complexity: O(1) per value, besides the closures; what is left out costs nothing. Keeps no
  ///   value.
  @inlinable
  public func on(
    subscribed: (@Sendable () -> Void)? = nil,
    next: (@Sendable (Value) -> Void)? = nil,
    failed: (@Sendable (Failure) -> Void)? = nil,
    completed: (@Sendable () -> Void)? = nil,
    disposed: (@Sendable () -> Void)? = nil
  ) -> Signal {
    var signal = self
    if let next { signal = signal.doNext(next) }
    if let failed { signal = signal.doError(failed) }
    if let completed { signal = signal.doCompleted(completed) }
    if let disposed { signal = signal.doDisposed(disposed) }
    if let subscribed { signal = signal.initially(subscribed) }
    return signal
  }
}
