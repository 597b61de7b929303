extension Scheduler {
  /// Runs a step again each time it asks for that, without growing the stack.
  ///
  ///     scheduler.scheduleRecursive { again in if !queue.isEmpty { handle(queue); again() } }
  ///
  /// Other work that is scheduled meanwhile gets its turn between two runs.
  ///
  /// - Parameter step: Runs as soon as possible. Calling `again` schedules one more run.
  /// - Returns: A handle that takes back the runs that have not begun.
  /// - Complexity: O(1) per run.
  @discardableResult
  @inlinable
  public func scheduleRecursive(
    _ step: @escaping @Sendable (_ again: @escaping @Sendable () -> Void) -> Void
  ) -> Disposable {
    let handle = CompoundDisposable()
    @Sendable func run() { step { handle.add(schedule(run)) } }
    handle.add(schedule(run))
    return handle
  }
}
