import Signals

/// Keeps what is scheduled without ever running it, and counts what still waits.
final class CountingScheduler: Scheduler {
  private let handles = Locked<[Disposable]>([])

  var now: Duration { .zero }

  /// How many pieces of work were scheduled and not called off.
  var waiting: Int { handles.withLock { $0.count { !$0.isDisposed } } }

  func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    schedule(after: .zero, action)
  }

  func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Disposable {
    let handle = Disposable()
    handles.withLock { $0.append(handle) }
    return handle
  }

  func schedule(
    every interval: Duration,
    leeway: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    schedule(after: interval, action)
  }
}
