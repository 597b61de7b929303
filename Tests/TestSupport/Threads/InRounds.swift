import Foundation
import Synchronization
public import Testing

/// Lets several threads do something to the same thing at the same time, again and again.
///
/// All begin each round together. The threads last for all rounds, so a round costs little.
///
/// - Parameters:
///   - count: How many rounds.
///   - make: Makes what one round is about.
///   - bodies: What the threads do, each a thread of its own.
///   - check: Looks at the round after all are done; no thread is at work then.
public func inRounds<Round: Sendable>(
  _ count: Int,
  _ make: @escaping @Sendable () -> Round,
  _ bodies: [@Sendable (Round) -> Void],
  check: @escaping @Sendable (Round) -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let round = Cell<Round?>(nil)
  let meeting = Meeting(of: bodies.count)
  onThreads(
    bodies.map { body in
      {
        for _ in 0..<count {
          meeting.wait { round.value = make() }
          if let round = round.value { body(round) }
          meeting.wait {
            if let round = round.change({ $0.take() }) { check(round) }
          }
        }
      }
    },
    sourceLocation: sourceLocation
  )
}

/// Where threads wait for one another, without sleeping.
private final class Meeting: Sendable {
  private let size: Int
  private let here = Atomic<Int>(0)
  private let number = Atomic<Int>(0)

  init(of size: Int) { self.size = size }

  /// Waits until all are here; the last to come does `work` before they go on.
  func wait(_ work: () -> Void) {
    let mine = number.load(ordering: .acquiring)
    if here.add(1, ordering: .acquiringAndReleasing).newValue == size {
      work()
      here.store(0, ordering: .relaxed)
      number.store(mine + 1, ordering: .releasing)
    } else {
      while number.load(ordering: .acquiring) == mine { sched_yield() }
    }
  }
}
