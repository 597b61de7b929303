public import Synchronization

/// Lets threads that would undo one another's work go one at a time, without being a lock.
///
/// Who has waited long goes on all the same. So one may call out during one's turn: nobody is held
/// up for good, and what must be safe has to be so without it.
@usableFromInline
struct Courtesy: ~Copyable, Sendable {
  @usableFromInline let isTaken = Atomic<Bool>(false)

  @inlinable init() {}

  /// Waits for a turn; true if there is one, and then `leave` must follow.
  @inlinable @inline(__always)
  borrowing func enter() -> Bool { take() || wait() }

  /// Ends one's turn.
  @inlinable @inline(__always)
  borrowing func leave() { isTaken.store(false, ordering: .releasing) }

  @inlinable @inline(__always)
  borrowing func take() -> Bool { !isTaken.exchange(true, ordering: .acquiring) }

  /// Lets other threads run, and more often than a turn takes that was merely interrupted.
  @usableFromInline borrowing func wait() -> Bool {
    for _ in 0..<1_000 {
      letOthersRun()
      if !isTaken.load(ordering: .relaxed), take() { return true }
    }
    return false
  }
}
