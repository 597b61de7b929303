public import Signals

/// Keeps what is scheduled without ever running it, and counts what still waits.
public final class CountingScheduler: Scheduler {
  private let handles = Locked<[Disposable]>([])

  /// Starts with nothing scheduled.
  public init() {}

  /// Always the origin.
  public var now: Duration { .zero }

  /// How many pieces of work were scheduled and not called off.
  public var waiting: Int { handles.withLock { $0.count { !$0.isDisposed } } }

  /// Keeps the work.
  public func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    schedule(after: .zero, action)
  }

  /// Keeps the work.
  public func schedule(
    after delay: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    let handle = Disposable()
    handles.withLock { $0.append(handle) }
    return handle
  }

  /// Keeps the work, once.
  public func schedule(
    every interval: Duration,
    leeway: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    schedule(after: interval, action)
  }
}
