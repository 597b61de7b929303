public import Signals

/// Finds out where the machine is, from any source of fixes.
public struct LocationFinder: Sendable {
  /// Sends the first fix to be relied on, and completes.
  ///
  /// ```
  /// source : o--x--y--z     o is from last time, x is not accurate
  /// fix    : ------(y|)     and the source is stopped
  /// ```
  ///
  /// Cold: each subscription starts the source, which is stopped by the fix, by a failure or by
  /// disposal. Fails as the source does, with ``LocationError/timedOut`` when it takes too long,
  /// and with ``LocationError/noFix`` if the source completes first.
  public let fix: Signal<LocationFix, LocationError>

  /// Finds the machine with the fixes of `source`.
  ///
  /// - Parameters:
  ///   - source: Sends fixes until it is stopped. The first may be from long ago, so it is
  ///     never used; nor is one without a positive accuracy.
  ///   - accuracy: How far off a fix may be, at most; nil takes any that is known.
  ///   - limit: How long to wait for a fix, from the subscription on.
  ///   - scheduler: The clock to wait on.
  public init(
    source: Signal<LocationFix, LocationError>,
    within accuracy: Length? = nil,
    limit: Duration = .seconds(30),
    on scheduler: some Scheduler
  ) {
    fix =
      source
      .skip(1)
      .filter { $0.isAccurate(within: accuracy) }
      .concat(.fail(.noFix))
      .take(1)
      .timeout(limit, failingWith: .timedOut, on: scheduler)
  }

  /// Finds what it is told: for machines that do not move, and for tests.
  public init(fixed fix: LocationFix) { self.fix = .just(fix) }
}

extension LocationFix {
  /// Whether its coordinate is valid and no farther off than allowed; nil allows anything.
  fileprivate func isAccurate(within limit: Length?) -> Bool {
    horizontalAccuracy > Length(meters: 0) && horizontalAccuracy <= limit ?? horizontalAccuracy
  }
}
