public import Signals

/// Everything that one observer hears, as one line of text: "1 2 C" are two values and completion,
/// "E" is a failure.
public final class Heard<Value: Sendable, Failure: Error>: Sendable {
  private let log = Log<String>()
  private let inside = Cell(0)
  private let overlapping = Cell(0)
  private let end: Disposable

  /// Subscribes to `signal` at once.
  ///
  /// - Parameter react: What the observer does with each value, after it was written down.
  public init(
    _ signal: some SignalConvertible<Value, Failure>,
    then react: @escaping @Sendable (Value) -> Void = { _ in }
  ) {
    let (lifetime, end) = Lifetime.make()
    self.end = end
    signal.signal.subscribeEvents(during: lifetime) { [log, inside, overlapping] event in
      if inside.change({
        $0 += 1; return $0
      }) > 1 {
        overlapping.change { $0 += 1 }
      }
      switch event {
      case .next(let value):
        log.add("\(value)")
        react(value)
      case .failed: log.add("E")
      case .completed: log.add("C")
      }
      inside.change { $0 -= 1 }
    }
  }

  /// What was heard so far, event by event.
  public var events: [String] { log.entries }

  /// What was heard so far.
  public var text: String { log.entries.joined(separator: " ") }

  /// How many calls came while another one was running.
  public var overlaps: Int { overlapping.value }

  /// Stops listening.
  public func dispose() { end.dispose() }
}

extension Signal {
  /// Counts in `listeners` who is subscribed at the moment.
  public func counted(in listeners: Cell<Int>) -> Signal {
    on(
      subscribed: { listeners.change { $0 += 1 } },
      failed: { _ in listeners.change { $0 -= 1 } },
      completed: { listeners.change { $0 -= 1 } },
      disposed: { listeners.change { $0 -= 1 } }
    )
  }
}

/// Does something when it is released.
public final class Farewell: Sendable {
  private let action: @Sendable () -> Void
  /// Runs `action` in its deinitialiser.
  public init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  deinit { action() }
  /// Keeps it in whatever closure calls this.
  public func touch() {}
}
