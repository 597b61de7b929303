import Signals
import TestSupport
import Testing

/// Time is an argument: durations on a monotonic clock, first-in first-out at equal deadlines,
/// and deterministic under virtual time.
@Suite("promise 10: time", .ownThread)
struct Promise10TimeTests {
  /// A program that uses every timed operator, and what it did, with the time.
  private func run() -> [String] {
    let time = TestScheduler()
    let log = Log<String>()
    @Sendable func note(_ name: String) -> @Sendable (Signal<String, MarbleFailure>.Event) -> Void {
      { log.add("\(time.now) \(name) \($0)") }
    }
    let input = time.signal("ab-c----de--(fg)-h|")
    input.debounce(.seconds(2), on: time).subscribeEvents(note("debounce"))
    input.throttle(.seconds(3), on: time).subscribeEvents(note("throttle"))
    input.delay(.seconds(1), on: time).subscribeEvents(note("delay"))
    input.timeout(.seconds(9), failingWith: MarbleFailure(), on: time)
      .subscribeEvents(note("timeout"))
    Signal<Int, Never>.interval(.seconds(4), on: time).take(3).map { "\($0)" }
      .promoteError(MarbleFailure.self).subscribeEvents(note("interval"))
    input.subscribeOn(time).deliverOn(time).subscribeEvents(note("deliverOn"))
    time.run()
    return log.entries
  }

  @Test("under virtual time the same program does the same at the same moments")
  func deterministic() {
    let first = run()
    #expect(first.count > 30)
    for _ in 0..<5 { #expect(run() == first) }
  }

  @Test("virtual time takes no real time, and moves even when nothing is due")
  func virtual() {
    let time = TestScheduler()
    let log = Log<Int>()
    Signal<Int, Never>.interval(.seconds(86_400), on: time).subscribe(next: log.add)
    time.advance(by: .seconds(86_400 * 7))
    #expect(log.entries == [0, 1, 2, 3, 4, 5, 6])
    time.advance(by: .seconds(1))
    #expect(time.now == .seconds(86_400 * 7 + 1))
  }

  @Test("what is due at one moment runs in the order in which it was scheduled")
  func equalDeadlines() {
    let time = TestScheduler()
    let log = Log<Int>()
    for number in 0..<100 { time.schedule(after: .seconds(1)) { log.add(number) } }
    time.schedule(after: .milliseconds(500)) {
      time.schedule(after: .milliseconds(500)) { log.add(100) }
    }
    time.run()
    #expect(log.entries == Array(0...100))
  }

  @Test("a queue scheduler keeps the order of equal deadlines, and its clock never goes back")
  func realQueue() {
    let queue = QueueScheduler(label: "promise 10")
    let log = Log<Int>()
    let done = Latch()
    let before = queue.now
    for number in 0..<200 { queue.schedule(after: .milliseconds(20)) { log.add(number) } }
    queue.schedule(after: .milliseconds(60)) { done.open() }
    #expect(done.wait())
    #expect(log.entries == Array(0..<200))
    #expect(queue.now - before >= .milliseconds(60))
  }

  @Test("scheduled work that is called off lets go of what it holds at once")
  func calledOff() {
    let alive = Cell(0)
    let (time, queue) = (TestScheduler(), QueueScheduler(label: "promise 10"))
    func schedule(on scheduler: some Scheduler) -> Disposable {
      let token = Token(alive)
      return scheduler.schedule(after: .seconds(3_600)) { token.touch() }
    }
    let handles = [schedule(on: time), schedule(on: queue)]
    #expect(alive.value == 2)
    for handle in handles { handle.dispose() }
    #expect(alive.value == 0)
  }
}
