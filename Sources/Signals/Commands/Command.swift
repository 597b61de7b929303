public import Synchronization

/// Work that is started by a user's action, and tells whether it can be and whether it is running.
///
/// ```swift
/// let refresh = Command(enabledIf: isOnline) { place in client.forecast(for: place) }
/// refresh.executing.signal.bind(to: spinner)
/// refresh.execute(lisbon)
/// ```
///
/// One execution runs at a time, unless several are allowed. Whether to start is decided and marked
/// in one step, so of two calls that come at once only one starts the work. When the command goes
/// away, ``values``, ``errors`` and the signals of ``executing`` and ``enabled`` complete;
/// executions that run go on to their end.
public final class Command<Input: Sendable, Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let work: @Sendable (Input) -> Signal<Value, Failure>
  @usableFromInline let isConcurrent: Bool
  @usableFromInline let condition: Property<Bool>
  @usableFromInline let reports: Reports
  /// Keeps work that nobody else keeps, like one that never does anything.
  @usableFromInline let executions = CompoundDisposable()

  /// Whether an execution is running: true before the work starts, and false before anyone hears
  /// of its end.
  ///
  /// Its signal leaves out equal values.
  public let executing: Property<Bool>

  /// Whether an execution could start.
  ///
  /// Its signal leaves out equal values.
  public let enabled: Property<Bool>

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - condition: Whether the command may start, besides not running already.
  ///   - allowsConcurrentExecution: Whether it may start while it is running.
  ///   - work: Makes the work of one execution.
  @inlinable
  public init<Work: SignalConvertible<Value, Failure>>(
    enabledIf condition: Property<Bool>? = nil,
    allowsConcurrentExecution: Bool = false,
    _ work: @escaping @Sendable (Input) -> Work
  ) {
    let reports = Reports()
    let running = reports.running
    let condition = condition ?? Property(true)
    self.reports = reports
    self.condition = condition
    self.work = { work($0).signal }
    isConcurrent = allowsConcurrentExecution
    executing = running.map { $0 > 0 }.distinctUntilChanged()
    let enabled = condition.combineLatest(running)
      .map { $0 && (allowsConcurrentExecution || $1 == 0) }
    // The condition may outlive the command.
    self.enabled = Property(
      sharing: enabled.signal.takeUntil(running.signal.ignoreValues()).distinctUntilChanged()
    ) { enabled.value }
  }

  /// Starts the work now, on this thread, if the command is enabled.
  ///
  /// - Returns: What the work sends, from its start, to everyone who listens and whenever they do.
  ///   It fails with ``CommandError/notEnabled`` if nothing was started. Neither dropping it nor
  ///   disposing of a subscription to it stops the work.
  /// - Complexity: Keeps everything the work has sent as long as the returned signal, or a
  ///   subscription to it, is kept; nothing if it was discarded.
  @discardableResult @inlinable
  public func execute(_ input: Input) -> Signal<Value, CommandError<Failure>> {
    guard condition.value, reports.begin(isConcurrent) else { return .fail(.notEnabled) }
    let subject = ReplaySubject<Value, CommandError<Failure>>()
    let execution = Execution(reports) { [weak subject] in subject }
    let handle = work(input).subscribe(
      next: { execution.send($0) },
      failed: { execution.fail($0) },
      completed: { execution.complete() }
    )
    // Work whose source goes away ends without a word.
    handle.atEnd { execution.finish() }
    executions.add(handle)
    return Signal(source: { sink in
      sink.terminal.atEnd { withExtendedLifetime(subject) {} }
      subject.signal.run(sink)
    })
  }

  /// What all executions send from now on.
  @inlinable public var values: Signal<Value, Never> { reports.values.signal }

  /// The failures of all executions from now on.
  @inlinable public var errors: Signal<Failure, Never> { reports.errors.signal }

  @inlinable deinit { reports.end() }

  /// What a command and its executions share.
  @usableFromInline
  struct Reports: Sendable {
    /// How many executions run.
    @usableFromInline let running = MutableProperty(0)
    @usableFromInline let values = Subject<Value, Never>()
    @usableFromInline let errors = Subject<Failure, Never>()

    @inlinable init() {}

    /// Decides and marks; true if an execution is to start.
    @inlinable func begin(_ isConcurrent: Bool) -> Bool {
      if !isConcurrent, running.value > 0 { return false }
      return running.modify { count in
        if !isConcurrent, count > 0 { return false }
        count += 1
        return true
      }
    }

    @inlinable func end() {
      running.store.end(.completed)
      values.complete()
      errors.complete()
    }
  }

  /// One run of the work.
  @usableFromInline
  final class Execution: Sendable {
    @usableFromInline let reports: Reports
    /// What is returned of it, as long as somebody keeps that.
    @usableFromInline let subject: @Sendable () -> ReplaySubject<Value, CommandError<Failure>>?
    @usableFromInline let hasFinished = Atomic<Bool>(false)

    @inlinable
    init(
      _ reports: Reports,
      _ subject: @escaping @Sendable () -> ReplaySubject<Value, CommandError<Failure>>?
    ) {
      self.reports = reports
      self.subject = subject
    }

    @inlinable func send(_ value: Value) {
      reports.values.send(value)
      subject()?.send(value)
    }

    @inlinable func fail(_ failure: Failure) {
      finish()
      reports.errors.send(failure)
      subject()?.fail(.failed(failure))
    }

    @inlinable func complete() {
      finish()
      subject()?.complete()
    }

    // Who still listens hears nothing more.
    @inlinable deinit { subject()?.hub.abandon() }

    /// Counts the execution down, once.
    @inlinable func finish() {
      if hasFinished.exchange(true, ordering: .relaxed) { return }
      reports.running.modify { $0 -= 1 }
    }
  }
}

extension Command where Input == Void {
  /// Starts the work now, on this thread, if the command is enabled.
  @discardableResult @inlinable
  public func execute() -> Signal<Value, CommandError<Failure>> { execute(()) }
}
