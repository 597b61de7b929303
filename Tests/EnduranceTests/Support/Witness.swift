import Signals
import Synchronization
import TestSupport

// Sound: `log` is touched by one call at a time if the library keeps its promise, which is what is
// tested; a call that finds another one inside touches nothing.
/// Listens to a signal and notes whatever no signal may do.
///
/// It keeps what it hears without a lock, so the thread sanitizer sees two calls that nothing puts
/// in order, even when they do not overlap.
final class Witness<Value: Sendable>: @unchecked Sendable {
  private var log: [Value] = []
  private let inside = Atomic<Int>(0)
  private let overlapping = Atomic<Int>(0)
  private let ended = Atomic<Int>(0)
  private let late = Atomic<Int>(0)
  /// Open once the signal has ended.
  let end = Latch()

  /// What came; to be asked for when nobody sends any more.
  var values: [Value] { log }

  /// How many endings came.
  var endings: Int { ended.load(ordering: .acquiring) }

  /// Calls that overlapped another one, and calls after the ending.
  var faults: Int {
    overlapping.load(ordering: .acquiring) + late.load(ordering: .acquiring)
  }

  /// Subscribes.
  @discardableResult
  func listen<Failure>(to signal: Signal<Value, Failure>) -> Disposable {
    signal.subscribeEvents { self.note($0) }
  }

  private func note<Failure>(_ event: Signal<Value, Failure>.Event) {
    if inside.add(1, ordering: .relaxed).oldValue > 0 {
      overlapping.add(1, ordering: .relaxed)
    } else {
      if endings > 0 { late.add(1, ordering: .relaxed) }
      switch event {
      case .next(let value): log.append(value)
      case .failed, .completed:
        ended.add(1, ordering: .releasing)
        end.open()
      }
    }
    inside.subtract(1, ordering: .relaxed)
  }
}

/// A value that tells who sent it.
struct Numbered: Sendable, Hashable {
  let sender: Int
  let number: Int
}

extension [Numbered] {
  /// Whether they are the numbers from 0 to `each` of so many senders, each sender's in order.
  func areWhole(senders: Int, each: Int) -> Bool {
    var next = [Int](repeating: 0, count: senders)
    for value in self {
      if value.number != next[value.sender] { return false }
      next[value.sender] += 1
    }
    return next.allSatisfy { $0 == each }
  }
}

/// How many of something there are now, and how many there were at most.
struct Level: Sendable {
  private(set) var now = 0
  private(set) var most = 0

  mutating func rise() {
    now += 1
    most = max(most, now)
  }

  mutating func fall() { now -= 1 }
}
