import Dispatch
import Signals
import TestSupport
import Testing

@Suite("TaskScheduler", .ownThread)
struct TaskSchedulerTests {
  actor Counter {
    var entries: [Int] = []
    func add(_ entry: Int) { entries.append(entry) }
  }

  /// Runs jobs on a queue of its own, and counts them.
  final class QueueExecutor: TaskExecutor {
    let jobs = Cell(0)
    private let queue = DispatchQueue(label: "executor")
    func enqueue(_ job: consuming ExecutorJob) {
      jobs.change { $0 += 1 }
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test("runs work in the order in which it was scheduled, one piece at a time")
  func order() {
    let log = Log<Int>()
    let inside = Cell(0)
    let overlaps = Cell(0)
    let scheduler = TaskScheduler()
    for number in 0..<1_000 {
      scheduler.schedule {
        if inside.change({ count in
          count += 1; return count
        }) > 1 {
          overlaps.change { $0 += 1 }
        }
        log.add(number)
        inside.change { $0 -= 1 }
      }
    }
    #expect(eventually { log.count == 1_000 })
    #expect(log.entries == Array(0..<1_000))
    #expect(overlaps.value == 0)
  }

  @Test("work that is scheduled from inside work runs after it")
  func nested() {
    let log = Log<String>()
    let scheduler = TaskScheduler()
    scheduler.schedule {
      scheduler.schedule { log.add("inner") }
      log.add("outer")
    }
    #expect(eventually { log.count == 2 })
    #expect(log.entries == ["outer", "inner"])
  }

  @Test("keeps a clock's time, and runs what is due in the order of the deadlines")
  func clock() {
    let clock = ManualClock()
    let scheduler = TaskScheduler(clock: clock)
    let log = Log<String>()
    #expect(scheduler.now == .zero)
    scheduler.schedule(after: .seconds(3)) { log.add("3") }
    scheduler.schedule(after: .seconds(1)) { log.add("1") }
    scheduler.schedule(after: .seconds(2)) { log.add("2a") }
    scheduler.schedule(after: .seconds(2)) { log.add("2b") }
    #expect(eventually { clock.sleepers == 1 })
    clock.advance(by: .seconds(2))
    #expect(scheduler.now == .seconds(2))
    #expect(eventually { log.count == 3 && clock.sleepers == 1 })
    clock.advance(by: .seconds(1))
    #expect(eventually { log.count == 4 })
    #expect(log.entries == ["1", "2a", "2b", "3"])
  }

  @Test("disposed work does not run, and what it captured goes at once")
  func cancels() {
    let clock = ManualClock()
    let scheduler = TaskScheduler(clock: clock)
    let alive = Cell(0)
    let log = Log<Int>()
    do {
      let token = Token(alive)
      scheduler.schedule(after: .seconds(1)) { token.touch() }.dispose()
    }
    #expect(alive.value == 0)
    scheduler.schedule(after: .seconds(1)) { log.add(1) }
    #expect(eventually { clock.sleepers == 1 })
    clock.advance(by: .seconds(1))
    #expect(eventually { log.count == 1 })
  }

  @Test("repeats by the clock")
  func repeats() {
    let clock = ManualClock()
    let scheduler = TaskScheduler(clock: clock)
    let log = Log<Duration>()
    let handle = scheduler.schedule(every: .seconds(10), leeway: .zero) { log.add(scheduler.now) }
    for round in 1...3 {
      #expect(eventually { clock.sleepers == 1 })
      clock.advance(by: .seconds(10))
      #expect(eventually { log.count == round })
    }
    handle.dispose()
    #expect(log.entries == [.seconds(10), .seconds(20), .seconds(30)])
  }

  @Test("prefers the executor it was given")
  func executor() {
    let executor = QueueExecutor()
    let ran = Latch()
    TaskScheduler(executor: executor).schedule { ran.open() }
    #expect(ran.wait())
    #expect(executor.jobs.value > 0)
  }

  @Test("an actor's scheduler runs work isolated to the actor, in order")
  func actor() async {
    let counter = Counter()
    let done = Cell(false)
    let scheduler = TaskScheduler(actor: counter)
    for number in 0..<100 {
      scheduler.schedule { counter.assumeIsolated { $0.add(number) } }
    }
    scheduler.schedule { done.value = true }
    #expect(eventually { done.value })
    #expect(await counter.entries == Array(0..<100))
  }

  @Test("an actor's scheduler delivers a signal's values to the actor")
  func deliverOn() async {
    let counter = Counter()
    let ended = Latch()
    Signal<Int, Never>.values(0..<100).deliverOn(.actor(counter)).subscribe(
      next: { value in counter.assumeIsolated { $0.add(value) } },
      completed: { ended.open() }
    )
    #expect(eventually { ended.wait(seconds: 1) })
    #expect(await counter.entries == Array(0..<100))
  }

  @Test("timed operators keep its clock")
  func operators() {
    let clock = ManualClock()
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.signal.debounce(.seconds(1), on: .task(clock: clock)).subscribe(next: log.add)
    subject.send(1)
    subject.send(2)
    #expect(eventually { clock.sleepers == 1 })
    clock.advance(by: .seconds(1))
    #expect(eventually { log.entries == [2] })
  }
}
