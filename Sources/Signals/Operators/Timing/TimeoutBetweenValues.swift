extension Signal {
  /// Fails if a value, the first one or the ending lets more than `interval` pass.
  ///
  /// ```marble
  /// input  : a-b-----c-|
  /// output : a-b---#
  /// ```
  ///
  /// The wait starts at subscription and starts over with each value. For a limit on the whole
  /// there is ``timeout(_:failingWith:on:)``.
  ///
  /// - Complexity: O(1) per value. Keeps one timer per subscription, however many values come.
  @inlinable
  public func timeoutBetweenValues(
    _ interval: Duration,
    failingWith failure: Failure,
    on scheduler: some Scheduler
  ) -> Signal {
    .joining(from: Patience(NoState())) { junction in
      let fail: Junction<Patience<NoState>, Value, Failure>.Rule = { _ in .fail(failure) }
      junction.begin(interval, on: scheduler, fail)
      junction.listen(to: self, completed: { _ in .complete }) { patience, value in
        junction.restart(&patience, interval, on: scheduler, fail)
        return .send(value)
      }
    }
  }
}
