import Dispatch
import Signals

/// State that any thread changes and a test waits on, with a watchdog instead of a sleep.
///
/// Waiting suspends the task; it blocks no thread.
public final class Awaited<State: Sendable>: Sendable {
  private let stored: Locked<Stored>

  /// Starts with `state`.
  public init(_ state: State) { stored = Locked(Stored(state: state)) }

  /// The state right now.
  public var state: State { stored.withLock { $0.state } }

  /// Changes the state and wakes whoever waits on it.
  @discardableResult
  public func change<Result>(_ body: (inout State) -> Result) -> Result {
    let (result, sleepers) = stored.withLock { stored in
      let result = body(&stored.state)
      return (result, stored.wake())
    }
    for sleeper in sleepers { sleeper.resume() }
    return result
  }

  /// Waits until the state is as wanted, and gives that state.
  ///
  /// - Parameters:
  ///   - purpose: What is waited for, for the message of the watchdog.
  ///   - limit: How long the watchdog allows.
  ///   - isMet: Whether a state is the one that is waited for.
  /// - Returns: The wanted state.
  /// - Throws: `WatchdogExpired` when the limit has passed.
  @discardableResult
  public func wait(
    for purpose: String,
    within limit: Duration = .seconds(120),
    until isMet: @Sendable (State) -> Bool
  ) async throws -> State {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    let watchdog = DispatchWorkItem { [weak self] in self?.change { _ in } }
    watchdogs.asyncAfter(deadline: .now() + limit.inSeconds, execute: watchdog)
    defer { watchdog.cancel() }
    while true {
      let (state, version) = stored.withLock { ($0.state, $0.version) }
      if isMet(state) { return state }
      if clock.now >= deadline {
        throw WatchdogExpired(purpose: purpose, limit: limit, state: "\(state)")
      }
      await change(since: version)
    }
  }

  private func change(since version: Int) async {
    await withCheckedContinuation { continuation in
      let isLate = stored.withLock { stored in
        if stored.version != version { return true }
        stored.sleepers.append(continuation)
        return false
      }
      if isLate { continuation.resume() }
    }
  }

  private struct Stored {
    var state: State
    var version = 0
    var sleepers: [CheckedContinuation<Void, Never>] = []

    mutating func wake() -> [CheckedContinuation<Void, Never>] {
      version += 1
      defer { sleepers = [] }
      return sleepers
    }
  }
}

private let watchdogs = DispatchQueue(label: "watchdogs")

/// What a test waited for did not happen in time.
public struct WatchdogExpired: Error, CustomStringConvertible {
  /// What was waited for.
  public let purpose: String
  /// How long.
  public let limit: Duration
  /// How things stood when the watchdog gave up.
  public let state: String

  /// A sentence that says all three.
  public var description: String { "Waited \(limit) for \(purpose) in vain; it stood at \(state)." }
}

extension Duration {
  /// The duration as Dispatch and Foundation take it.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
