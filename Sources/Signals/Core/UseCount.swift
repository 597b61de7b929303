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

  /// `signal`, each of whose subscriptions is a user.
  @inlinable package func keeping<Value, Failure>(
    _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    .using({ [self] () throws(Failure) in use() }, close: { $0.dispose() }) { _ in signal }
  }
}
