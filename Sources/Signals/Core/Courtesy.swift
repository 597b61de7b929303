public import Synchronization

/// Lets threads that would undo one another's work go one at a time, without being a lock.
///
/// Who has waited long goes on all the same. So one may call out during one's turn: nobody is held
/// up for good, and what must be safe has to be so without it.
@usableFromInline
struct Courtesy: ~Copyable, Sendable {
  /// The thread whose turn it is; 0 when it is nobody's.
  @usableFromInline let holder = Atomic<UInt>(0)

  @inlinable init() {}

  /// Waits for a turn; true if there is one, and then `leave` must follow.
  ///
  /// Who has the turn must not ask for it again.
  @inlinable @inline(__always)
  borrowing func enter() -> Bool {
    let thread = ThreadIdentity.current
    return take(for: thread) || wait(for: thread)
  }

  /// Ends one's turn.
  @inlinable @inline(__always)
  borrowing func leave() { holder.store(0, ordering: .releasing) }

  @inlinable @inline(__always)
  borrowing func take(for thread: UInt) -> Bool {
    holder.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged
  }

  /// Lets other threads run, and more often than a turn takes that was merely interrupted.
  @usableFromInline borrowing func wait(for thread: UInt) -> Bool {
    precondition(
      holder.load(ordering: .relaxed) != thread,
      "modify(_:) was called inside modify(_:) of the same property, which would never end"
    )
    for _ in 0..<1_000 {
      letOthersRun()
      if holder.load(ordering: .relaxed) == 0, take(for: thread) { return true }
    }
    return false
  }
}
