public import Synchronization

/// Counts who uses something, and disposes it when the last of them lets go.
@usableFromInline
package final class UseCount: Sendable {
  @usableFromInline let used: Disposable
  @usableFromInline let count = Atomic<Int>(0)

  @inlinable package init(of used: Disposable) { self.used = used }

  /// One more user, until the handle is disposed.
  @inlinable package func use() -> Disposable {
    count.add(1, ordering: .relaxed)
    return Disposable { [self] in
      if count.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { used.dispose() }
    }
  }
}
