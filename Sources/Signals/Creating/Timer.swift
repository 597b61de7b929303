extension Signal where Value == Int, Failure == Never {
  /// Sends one 0 after the interval has passed, then completes.
  ///
  /// ```marble
  /// output : ---(0|)
  /// ```
  ///
  /// Disposal before that calls the timer off.
  ///
  /// - Parameters:
  ///   - interval: The time to wait from subscribing on.
  ///   - scheduler: What measures the time and sends the value.
  /// - Complexity: O(1). Keeps one timer per subscription.
  @inlinable
  public static func timer(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
    .create { observer, lifetime in
      let timer = scheduler.schedule(after: interval) {
        observer.send(0)
        observer.complete()
      }
      lifetime.add(timer)
    }
  }
}
