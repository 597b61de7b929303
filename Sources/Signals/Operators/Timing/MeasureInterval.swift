extension Signal {
  /// Sends, for each value, the time since the one before it, or since subscribing.
  ///
  /// ```marble
  /// input  : a--b-c-|
  /// output : 0--3-2-|
  /// ```
  ///
  /// - Parameter scheduler: Whose clock is read.
  /// - Complexity: O(1) per value. Keeps one time per subscription.
  @inlinable
  public func measureInterval(on scheduler: some Scheduler) -> Signal<Duration, Failure> {
    .defer {
      react(from: scheduler.now) { last, _ in
        let now = scheduler.now
        defer { last = now }
        return .send(now - last)
      }
    }
  }
}
