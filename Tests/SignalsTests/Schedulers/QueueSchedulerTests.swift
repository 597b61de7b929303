import Dispatch
import Signals
import TestSupport
import Testing

@Suite("QueueScheduler", .ownThread)
struct QueueSchedulerTests {
  @Test("works run one at a time and in order, on the queue")
  func order() {
    let log = Log<Int>()
    let queue = DispatchQueue(label: "test")
    let scheduler = QueueScheduler(queue)
    for number in 0..<1_000 { scheduler.schedule { log.add(number) } }
    queue.sync {}
    #expect(log.entries == Array(0..<1_000))
  }

  @Test("works with equal deadlines run first come, first served, others by their deadlines")
  func deadlines() {
    let log = Log<Int>()
    let scheduler: QueueScheduler = .queue(label: "test")
    scheduler.schedule(after: .milliseconds(40)) { log.add(100) }
    for number in 0..<50 { scheduler.schedule(after: .milliseconds(20)) { log.add(number) } }
    scheduler.schedule(after: .zero) { log.add(-1) }
    #expect(eventually { log.count == 52 })
    #expect(log.entries == [-1] + Array(0..<50) + [100])
  }

  @Test("called off, a work does not run and its closure goes at once")
  func cancelling() {
    let alive = Cell(0)
    let log = Log<String>()
    let queue = DispatchQueue(label: "test")
    let scheduler = QueueScheduler(queue)
    func work(_ name: String) -> @Sendable () -> Void {
      let token = Token(alive)
      return {
        token.touch()
        log.add(name)
      }
    }
    let started = DispatchSemaphore(value: 0)
    let goOn = DispatchSemaphore(value: 0)
    queue.async {
      started.signal()
      goOn.wait()
    }
    started.wait()
    let handles = [
      scheduler.schedule(work("next")),
      scheduler.schedule(after: .seconds(3_600), work("in an hour")),
      scheduler.schedule(every: .seconds(3_600), leeway: .zero, work("every hour")),
    ]
    #expect(alive.value == 3)
    for handle in handles { handle.dispose() }
    #expect(alive.value == 0)
    goOn.signal()
    queue.sync {}
    #expect(log.entries == [])
  }

  @Test("works wait for their time also when the scheduler itself was forgotten")
  func forgotten() {
    let log = Log<String>()
    QueueScheduler().schedule(after: .milliseconds(5)) { log.add("ran") }
    #expect(eventually { log.count == 1 })
  }

  @Test("repeats until it is disposed")
  func repeating() {
    let runs = Cell(0)
    let queue = DispatchQueue(label: "test")
    let handle = QueueScheduler(queue).schedule(every: .milliseconds(2), leeway: .zero) {
      runs.change { $0 += 1 }
    }
    #expect(eventually { runs.value >= 3 })
    queue.sync { handle.dispose() }
    let before = runs.value
    queue.sync {}
    #expect(runs.value == before)
  }

  @Test("its clock does not go back")
  func clock() {
    let scheduler = QueueScheduler()
    let times = (0..<1_000).map { _ in scheduler.now }
    #expect(times == times.sorted())
  }
}
