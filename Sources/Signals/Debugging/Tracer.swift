import Synchronization

/// Records what named signals do, for reading or for a trace viewer.
///
/// It records nothing until it is told to. Each subscription to a named signal is a run of its
/// own: `search#1`, `search#2`.
///
///     Tracer.shared.isRecording = true
///     query.flattenMapLatest(search).named("search").subscribe(next: show)
///     print(Tracer.shared.timeline)
public final class Tracer: Sendable {
  /// The tracer of signals that name no other.
  public static let shared = {
    let start = ContinuousClock.now
    return Tracer(keeping: 100_000) { start.duration(to: .now) }
  }()

  /// Whether subscriptions that start now are recorded.
  public var isRecording: Bool {
    get { recording.load(ordering: .relaxed) }
    set { recording.store(newValue, ordering: .relaxed) }
  }

  private let now: @Sendable () -> Duration
  private let limit: Int
  private let recording = Atomic<Bool>(false)
  private let log = Locked(TraceLog())

  /// Makes a tracer that measures time by a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock dates the events.
  ///   - limit: How many events to keep, at least zero; when there are a quarter more, the oldest
  ///     go.
  public convenience init(on scheduler: some Scheduler, keeping limit: Int = 100_000) {
    self.init(keeping: limit) { scheduler.now }
  }

  private init(keeping limit: Int, now: @escaping @Sendable () -> Duration) {
    precondition(limit >= 0, "Tracer needs a number of events to keep that is not negative")
    self.limit = limit
    self.now = now
  }

  /// The recorded events, one a line, oldest first: `1.250 s search#1 next apples`.
  ///
  /// A line break within a value is written as `\n`.
  public var timeline: String {
    log.withLock { $0 }.entries.map { "\($0)\n" }.joined()
  }

  /// The recorded events as Chrome trace JSON, which Perfetto and chrome://tracing show.
  ///
  /// Each run is an asynchronous slice from its subscription to its end; values are marks on it.
  public var chromeTrace: String {
    let events = log.withLock { $0 }.entries.map(\.chromeEvent)
    return #"{"traceEvents":["# + events.joined(separator: ",\n") + "]}\n"
  }

  /// The recorded runs that have neither ended nor been disposed, oldest first: `search#1`.
  ///
  /// For tests that want to see that nothing is left running.
  public var liveRuns: [String] {
    log.withLock { $0.live }.values.sorted { $0.number < $1.number }.map(\.description)
  }

  /// Forgets the recorded events; runs that are live stay so.
  public func clear() {
    let forgotten = log.withLock { log in
      defer { log.entries = [] }
      return log.entries
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Starts a run, if it is to be recorded.
  @usableFromInline
  func begin(_ name: String) -> Run? {
    guard isRecording else { return nil }
    let run = log.withLock { log in
      log.runs += 1
      let run = Run(name: name, number: log.runs)
      log.live[run.number] = run
      return run
    }
    record(run, .subscribed)
    return run
  }

  @usableFromInline
  func record(_ run: Run, _ event: TraceEvent) {
    let entry = TraceEntry(time: now(), run: run, event: event)
    let limit = limit
    log.withLock { log in
      log.entries.append(entry)
      if event.isLast { log.live[run.number] = nil }
      // In batches, so that dropping the oldest costs little for each event.
      if log.entries.count - limit > limit / 4 {
        log.entries.removeFirst(log.entries.count - limit)
      }
    }
  }
}
