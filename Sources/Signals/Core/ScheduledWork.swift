import Synchronization

// Sound: `action` is touched by whoever claims the handle, and only one does.
/// An action that waits for its turn, and the handle that calls it off.
///
/// Calling it off lets go of the action at once, whenever its turn would have come.
package final class ScheduledWork: Disposable, @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) private var action: (@Sendable () -> Void)?
  private let cancelled: Cancelled?

  package init(_ action: @escaping @Sendable () -> Void, countedIn cancelled: Cancelled? = nil) {
    self.action = action
    self.cancelled = cancelled
    super.init()
  }

  /// Runs the action, unless it has run or was called off.
  package func run() {
    guard let resources = claim() else { return }
    let action = action.take()
    action?()
    resources.tearDown()
  }

  package override func disposed() {
    action = nil
    cancelled?.count.add(1, ordering: .relaxed)
  }
}

/// How many of the works that wait somewhere were called off.
package final class Cancelled: Sendable {
  let count = Atomic<Int>(0)
  package init() {}
}
