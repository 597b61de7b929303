import Signals
import TestSupport
import Testing

@Suite("ImmediateScheduler", .ownThread)
struct ImmediateSchedulerTests {
  @Test("runs before it returns, and does not wait")
  func atOnce() {
    let log = Log<String>()
    let scheduler: ImmediateScheduler = .immediate
    let handle = scheduler.schedule { log.add("now") }
    scheduler.schedule(after: .seconds(3_600)) { log.add("no wait") }
    #expect(log.entries == ["now", "no wait"])
    #expect(handle.isDisposed)
  }

  @Test("E174: 100,000 works that schedule the next one need a flat stack, and run in order")
  func recursion() {
    let numbers = onSmallStack {
      let log = Log<Int>()
      @Sendable func run(_ number: Int) {
        log.add(number)
        if number < 100_000 { ImmediateScheduler().schedule { run(number + 1) } }
      }
      run(1)
      return log.entries
    }
    #expect(numbers == Array(1...100_000))
  }

  @Test("work from inside runs after the action, in its order, unless it is called off")
  func inside() {
    let log = Log<String>()
    let scheduler = ImmediateScheduler()
    scheduler.schedule {
      scheduler.schedule { log.add("b") }
      scheduler.schedule { log.add("called off") }.dispose()
      scheduler.schedule { log.add("c") }
      log.add("a")
    }
    #expect(log.entries == ["a", "b", "c"])
  }
}
