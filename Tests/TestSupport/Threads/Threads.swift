import Dispatch

/// Runs `body` on four threads at once and waits for them.
public func onFourThreads(_ body: @escaping @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: 4, execute: body)
}
