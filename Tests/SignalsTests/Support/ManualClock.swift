import Signals

/// A clock whose time is moved by hand.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .seconds(100))
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var number = 0
  }

  private let state = Locked(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  /// How many sleep.
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          if state.cancelled.contains(number) || deadline <= state.now { return true }
          state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          return false
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.continuation.resume()
    }
    try Task.checkCancellation()
  }
}
