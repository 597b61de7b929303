/// Writes down what a signal sends, and when.
public final class Recorder<Value: Sendable, Failure: Error>: Sendable {
  /// One event and its time.
  public struct Entry: Sendable {
    /// When it happened, by the recorder's scheduler.
    public let time: Duration
    /// What happened.
    public let event: Signal<Value, Failure>.Event

    /// Makes an entry, to compare with.
    public init(_ time: Duration, _ event: Signal<Value, Failure>.Event) {
      self.time = time
      self.event = event
    }
  }

  private let written = Locked<[Entry]>([])
  private let end: Disposable

  /// Subscribes to `signal` and starts to write.
  ///
  /// Letting go of the recorder stops it.
  public init(_ signal: some SignalConvertible<Value, Failure>, on scheduler: some Scheduler) {
    let (lifetime, end) = Lifetime.make()
    self.end = end
    signal.signal.subscribeEvents(during: lifetime) { [written] event in
      let entry = Entry(scheduler.now, event)
      written.withLock { $0.append(entry) }
    }
  }

  deinit { end.dispose() }

  /// What was written so far.
  public var entries: [Entry] { written.withLock { $0 } }

  /// The values alone.
  public var values: [Value] {
    entries.compactMap { entry in
      if case .next(let value) = entry.event { value } else { nil }
    }
  }

  /// Whether the signal has ended.
  public var hasEnded: Bool {
    switch entries.last?.event {
    case .completed, .failed: true
    case .next, nil: false
    }
  }

  /// Disposes the subscription.
  public func stop() { end.dispose() }
}

extension Recorder.Entry: Equatable where Value: Equatable, Failure: Equatable {}
