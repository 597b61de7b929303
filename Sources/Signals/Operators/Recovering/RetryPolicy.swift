/// How often a signal that is over is run again, and how long to wait before.
///
/// It serves ``Signal/retry(_:on:)`` and ``Signal/repeat(_:on:)``. What it does not say, a signal
/// can: ``Signal/retry(when:)``.
public struct RetryPolicy: Sendable {
  @usableFromInline var runsLeft: Int?
  @usableFromInline var wait: Duration
  @usableFromInline let factor: Double
  @usableFromInline let increment: Duration
  @usableFromInline let cap: Duration
  @usableFromInline let jitter: @Sendable (Duration) -> Duration

  @inlinable
  init(
    runsLeft: Int?,
    wait: Duration,
    factor: Double,
    increment: Duration,
    cap: Duration,
    jitter: @escaping @Sendable (Duration) -> Duration
  ) {
    self.runsLeft = runsLeft
    self.wait = wait
    self.factor = factor
    self.increment = increment
    self.cap = cap
    self.jitter = jitter
  }

  /// Runs again at once.
  ///
  /// - Parameter extraRuns: How many runs there may be after the first one; nil for no limit.
  @inlinable
  public static func immediately(_ extraRuns: Int? = nil) -> RetryPolicy {
    backOff(extraRuns, first: .zero)
  }

  /// Waits equally long each time before running again.
  ///
  /// - Parameters:
  ///   - extraRuns: How many runs there may be after the first one; nil for no limit.
  ///   - wait: The wait before each extra run.
  @inlinable
  public static func delayed(_ extraRuns: Int? = nil, by wait: Duration) -> RetryPolicy {
    backOff(extraRuns, first: wait, factor: 1, cap: wait)
  }

  /// Waits longer each time before running again.
  ///
  /// - Parameters:
  ///   - extraRuns: How many runs there may be after the first one; nil for no limit.
  ///   - first: The wait before the first extra run.
  ///   - factor: How many times longer each wait is than the one before; at least 1, and finite.
  ///   - increment: How much longer it is besides; with a factor of 1, waits grow evenly.
  ///   - cap: The longest wait.
  ///   - jitter: Changes a wait before it is used, to spread the load of many clients. What it
  ///     returns does not change the waits that follow.
  @inlinable
  public static func backOff(
    _ extraRuns: Int?,
    first: Duration,
    factor: Double = 2,
    increment: Duration = .zero,
    cap: Duration = .seconds(60),
    jitter: @escaping @Sendable (Duration) -> Duration = { $0 }
  ) -> RetryPolicy {
    precondition(extraRuns ?? 0 >= 0, "backOff needs a number of runs that is not negative")
    precondition(
      first >= .zero && increment >= .zero && cap >= .zero,
      "backOff needs waits that are not negative"
    )
    precondition(factor >= 1 && factor.isFinite, "backOff needs a finite factor of at least 1")
    return RetryPolicy(
      runsLeft: extraRuns,
      wait: min(first, cap),
      factor: factor,
      increment: increment,
      cap: cap,
      jitter: jitter
    )
  }

  /// The wait before the next run, or nil if there is none.
  @inlinable
  mutating func next() -> Duration? {
    if runsLeft == 0 { return nil }
    runsLeft = runsLeft.map { $0 - 1 }
    defer { wait = min(cap, (wait > cap / factor ? cap : wait * factor) + increment) }
    return jitter(wait)
  }
}
