import Foundation
import Signals

/// Runs `body` on a thread with a stack of 512 KiB and returns what it returns.
///
/// A body that needs more stack crashes the test process; it cannot go unseen.
public func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  onStack(kibibytes: 512, body)
}

/// Runs `body` on a thread with a stack of that size and returns what it returns.
public func onStack<Result: Sendable>(
  kibibytes: Int,
  _ body: @escaping @Sendable () -> Result
) -> Result? {
  let result = Locked<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    result.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = kibibytes * 1024
  thread.start()
  done.wait()
  return result.withLock { $0 }
}
