public import Signals

/// What one subscription hears, from whatever thread, as it happens.
public final class LiveRecording<Value: Sendable, Failure: Error>: Sendable {
  /// What was heard so far.
  public struct Heard: Sendable {
    /// The values.
    public var values: [Value] = []
    /// The failure, if it came to that.
    public var failure: Failure?
    /// Whether the signal completed.
    public var isCompleted = false
    /// Whether there was an ending.
    public var isOver: Bool { isCompleted || failure != nil }
  }

  private let stored = Awaited(Heard())
  private let subscription: Disposable

  /// Subscribes to `signal` at once.
  public init(_ signal: Signal<Value, Failure>) {
    subscription = signal.subscribe(
      next: { [stored] value in stored.change { $0.values.append(value) } },
      failed: { [stored] failure in stored.change { $0.failure = failure } },
      completed: { [stored] in stored.change { $0.isCompleted = true } }
    )
  }

  /// What was heard so far.
  public var heard: Heard { stored.state }

  /// Stops listening.
  public func dispose() { subscription.dispose() }

  /// Waits for the ending.
  public func ended(within limit: Duration = .seconds(120)) async throws -> Heard {
    try await stored.wait(for: "the signal to end", within: limit) { $0.isOver }
  }
}
