import Dispatch
import Foundation
import Synchronization
public import Testing

/// Something one thread waits for and another one lets happen.
///
/// It stays open.
public final class Latch: Sendable {
  /// Starts closed.
  public init() {}

  private let opened = Atomic<Bool>(false)
  private let semaphore = DispatchSemaphore(value: 0)

  /// Lets everybody through, from now on.
  public func open() {
    opened.store(true, ordering: .releasing)
    semaphore.signal()
  }

  /// Waits until the latch is open; false when the watchdog gave up.
  @discardableResult
  public func wait(seconds: Int = 60) -> Bool {
    let result = semaphore.wait(timeout: .now() + .seconds(seconds))
    semaphore.signal()
    return result == .success && opened.load(ordering: .acquiring)
  }
}

/// Runs each body on a thread of its own and waits for all of them; a body that does not return
/// in time fails the test instead of hanging it.
public func onThreads(
  stackSize: Int? = nil,
  _ bodies: [@Sendable () -> Void],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let ends = bodies.map { body in
    let end = Latch()
    let thread = Thread {
      body()
      end.open()
    }
    if let stackSize { thread.stackSize = stackSize }
    thread.start()
    return end
  }
  for (index, end) in ends.enumerated() where !end.wait(seconds: 200) {
    Issue.record("thread \(index) is stuck", sourceLocation: sourceLocation)
  }
}

/// Runs `count` bodies at once, each told its number.
public func onThreads(
  _ count: Int,
  _ body: @escaping @Sendable (Int) -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let start = Latch()
  let bodies: [@Sendable () -> Void] = (0..<count).map { number in
    {
      start.wait()
      body(number)
    }
  }
  start.open()
  onThreads(bodies, sourceLocation: sourceLocation)
}
