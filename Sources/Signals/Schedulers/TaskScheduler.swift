extension Scheduler where Self == TaskScheduler {
  /// Runs work in tasks of its own, one piece after another, by any clock and on any executor.
  ///
  /// - Parameters:
  ///   - clock: Tells the time and waits for it.
  ///   - executor: Where the tasks prefer to run; without one, where tasks run anyway.
  @inlinable
  public static func task(
    clock: some Clock<Duration> = ContinuousClock(),
    executor: (any TaskExecutor)? = nil
  ) -> TaskScheduler { TaskScheduler(clock: clock, executor: executor) }

  /// Runs work isolated to `actor`, one piece after another.
  ///
  /// In such work, `actor.assumeIsolated` gives access to the actor's state.
  ///
  /// - Parameters:
  ///   - actor: The actor, which the scheduler holds.
  ///   - clock: Tells the time and waits for it.
  @inlinable
  public static func actor(
    _ actor: some Actor,
    clock: some Clock<Duration> = ContinuousClock()
  ) -> TaskScheduler { TaskScheduler(actor: actor, clock: clock) }
}

/// Runs work in tasks, one piece at a time and in order.
///
/// A task is made when there is something to do and lives until nothing waits, so a burst of work
/// costs one task.
public struct TaskScheduler: Scheduler {
  private let clock: TaskClock
  private let timers: TaskTimers

  /// Makes a scheduler that runs work where tasks run.
  ///
  /// - Parameters:
  ///   - clock: Tells the time and waits for it.
  ///   - executor: Where the tasks prefer to run.
  @inlinable
  public init(
    clock: some Clock<Duration> = ContinuousClock(),
    executor: (any TaskExecutor)? = nil
  ) {
    self.init(TaskClock(clock), executor: executor)
  }

  /// Makes a scheduler that runs work isolated to `actor`.
  @inlinable
  public init(actor: some Actor, clock: some Clock<Duration> = ContinuousClock()) {
    self.init(TaskClock(clock), actor: actor)
  }

  @usableFromInline init(_ clock: TaskClock, executor: (any TaskExecutor)?) {
    self.clock = clock
    timers = TaskTimers(clock) { work in
      Task(executorPreference: executor) { work() }
    }
  }

  @usableFromInline init(_ clock: TaskClock, actor: any Actor) {
    self.clock = clock
    timers = TaskTimers(clock) { work in
      Task { await actor.run(work) }
    }
  }

  /// The clock's time since the scheduler was made.
  public var now: Duration { clock.now() }

  /// Runs `action` after what waits already.
  @discardableResult
  public func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    let work = ScheduledWork(action)
    timers.run([work])
    return work
  }

  /// Runs `action` once `delay` has passed on the clock.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    timers.add(at: clock.now() + delay.awaited, action)
  }
}

extension Actor {
  fileprivate func run(_ work: @Sendable () -> Void) { work() }
}

/// A clock that counts from the moment it was made.
@usableFromInline
struct TaskClock: Sendable {
  @usableFromInline let now: @Sendable () -> Duration
  /// Waits until a time, or until the task is cancelled.
  @usableFromInline let sleep: @Sendable (_ time: Duration) async -> Void

  @inlinable init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    // Whoever is cancelled looks for itself.
    sleep = { time in try? await clock.sleep(until: start.advanced(by: time), tolerance: nil) }
  }
}

/// The works of one scheduler: those that wait for their time, and those whose turn it is.
private final class TaskTimers: Sendable {
  private struct Waiting: Sendable {
    var agenda = Agenda()
    /// What the sleeper waits for.
    var deadline: Duration?
    var sleeper: Task<Void, Never>?
    /// Tells the sleeper that counts from those that were replaced.
    var number = 0
  }

  private let clock: TaskClock
  private let start: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  private let mailbox = Mailbox<ScheduledWork>()
  private let waiting = Locked(Waiting())

  /// - Parameter start: Runs what it is given in a task.
  init(
    _ clock: TaskClock,
    _ start: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  ) {
    self.clock = clock
    self.start = start
  }

  /// Runs works after what waits already.
  func run(_ works: [ScheduledWork]) {
    for work in works where mailbox.post(work) {
      start { [mailbox] in mailbox.read { $0.run() } }
    }
  }

  func add(at deadline: Duration, _ action: @escaping @Sendable () -> Void) -> Disposable {
    let (work, sleeper) = waiting.withLock { waiting in
      (waiting.agenda.add(at: deadline, action), Self.next(&waiting))
    }
    sleep(sleeper)
    return work
  }

  /// Under the lock: what to sleep for, if that has changed.
  private static func next(_ waiting: inout Waiting) -> (deadline: Duration, number: Int)? {
    guard let next = waiting.agenda.nextDeadline else { return nil }
    if let deadline = waiting.deadline, deadline <= next { return nil }
    waiting.deadline = next
    waiting.number += 1
    return (next, waiting.number)
  }

  private func sleep(_ next: (deadline: Duration, number: Int)?) {
    guard let (deadline, number) = next else { return }
    let sleeper = Task { [self] in
      await clock.sleep(deadline)
      if !Task.isCancelled { wake(number) }
    }
    let replaced = waiting.withLock { waiting in
      if waiting.number != number { return Optional(sleeper) }
      defer { waiting.sleeper = sleeper }
      return waiting.sleeper
    }
    replaced?.cancel()
  }

  private func wake(_ number: Int) {
    let now = clock.now()
    let due = waiting.withLock { waiting in
      var due: [ScheduledWork] = []
      if waiting.number != number { return due }
      while let (_, work) = waiting.agenda.next(by: now) { due.append(work) }
      waiting.deadline = nil
      waiting.sleeper = nil
      return due
    }
    run(due)
    sleep(waiting.withLock { Self.next(&$0) })
  }
}
