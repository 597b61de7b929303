import Dispatch
import Synchronization

extension Scheduler where Self == MainScheduler {
  /// Runs work on the main thread: at once when already there and nothing waits.
  public static var main: MainScheduler { .prompt }

  /// Runs work on the main thread, always after what is running there.
  public static var mainAsync: MainScheduler { .inTurn }
}

/// Runs work on the main thread, in order.
///
/// The program must run the main queue: an app does, and so does whoever calls `dispatchMain()`
/// or has an asynchronous `main`.
public struct MainScheduler: Scheduler {
  /// Runs work at once when already on the main thread with no other work of this scheduler
  /// waiting or running; else in its turn.
  @usableFromInline static let prompt = MainScheduler(isAlwaysAsync: false)

  /// Runs work in its turn, also when already on the main thread.
  @usableFromInline static let inTurn = MainScheduler(isAlwaysAsync: true)

  private let isAlwaysAsync: Bool
  private let queue = QueueScheduler(.main)

  private init(isAlwaysAsync: Bool) { self.isAlwaysAsync = isAlwaysAsync }

  /// The time since the system started.
  public var now: Duration { queue.now }

  /// Runs `action` on the main thread.
  @discardableResult
  public func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    let waiting = MainQueue.waiting.add(1, ordering: .acquiringAndReleasing).newValue
    if !isAlwaysAsync, waiting == 1, MainQueue.isCurrent {
      action()
      MainQueue.waiting.subtract(1, ordering: .releasing)
      return .none
    }
    let work = ScheduledWork(action)
    DispatchQueue.main.async {
      work.run()
      MainQueue.waiting.subtract(1, ordering: .releasing)
    }
    return work
  }

  /// Runs `action` on the main thread, at once when already there, whatever else waits; nobody can
  /// call it off.
  ///
  /// For those who keep their own works in order: one that is busy must not delay the others.
  @usableFromInline package func post(_ action: @escaping @Sendable () -> Void) {
    if !isAlwaysAsync, MainQueue.isCurrent {
      action()
    } else {
      DispatchQueue.main.async(execute: action)
    }
  }

  /// Runs `action` on the main thread once `delay` has passed.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    queue.schedule(after: delay, action)
  }

  /// Runs `action` on the main thread each time `interval` has passed.
  @discardableResult
  public func schedule(
    every interval: Duration,
    leeway: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    queue.schedule(every: interval, leeway: leeway, action)
  }
}

private enum MainQueue {
  /// How many works run or wait.
  static let waiting = Atomic<Int>(0)

  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this thread runs the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
