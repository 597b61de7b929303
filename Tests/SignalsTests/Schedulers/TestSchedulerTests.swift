import Signals
import TestSupport
import Testing

@Suite("TestScheduler", .ownThread)
struct TestSchedulerTests {
  let time = TestScheduler()
  let log = Log<String>()

  private func note(_ name: String) -> @Sendable () -> Void {
    { [log, time] in log.add("\(name)@\(time.now.components.seconds)") }
  }

  @Test("E172: x at 5, y at 3, z at 5: y, then x and z in that order, and the clock moves on")
  func order() {
    time.schedule(after: .seconds(5), note("x"))
    time.schedule(after: .seconds(3), note("y"))
    let cancelled = time.schedule(after: .seconds(5), note("cancelled"))
    time.schedule(after: .seconds(5), note("z"))
    cancelled.dispose()
    time.advance(to: .seconds(4))
    #expect(log.entries == ["y@3"])
    #expect(time.now == .seconds(4))
    time.advance(to: .seconds(5))
    #expect(log.entries == ["y@3", "x@5", "z@5"])
    time.advance(by: .seconds(2))
    #expect(time.now == .seconds(7))
  }

  @Test("work scheduled inside the window runs within it, in its order")
  func nested() {
    time.schedule(after: .seconds(1)) { [time, note = note("late"), early = note("early")] in
      time.schedule(after: .seconds(3), note)
      time.schedule(after: .seconds(1), early)
      time.schedule(early)
    }
    time.schedule(after: .seconds(2), note("between"))
    time.advance(by: .seconds(4))
    #expect(log.entries == ["early@1", "between@2", "early@2", "late@4"])
  }

  @Test("advancing from inside an action runs the window after that action")
  func advancingInside() {
    let time = time
    time.schedule(after: .seconds(1)) { [log, note = note("in")] in
      time.schedule(after: .seconds(2), note)
      time.advance(by: .seconds(3))
      time.advance(by: .seconds(1))
      log.add("action over at \(time.now.components.seconds)")
    }
    time.schedule(after: .seconds(6), note("after"))
    time.advance(by: .seconds(1))
    #expect(log.entries == ["action over at 1", "in@3"])
    // 1, where the action was, and the 3 and 1 that it asked for.
    #expect(time.now == .seconds(5))
    time.run()
    #expect(log.entries.last == "after@6")
  }

  @Test("running from inside an action of advance takes nothing from its time")
  func runningInsideAdvance() {
    let time = time
    time.schedule(after: .seconds(2)) { time.run() }
    time.advance(by: .seconds(5))
    #expect(time.now == .seconds(5))
    time.schedule(after: .seconds(1)) { time.run() }
    time.schedule(after: .seconds(9), note("later"))
    time.advance(by: .seconds(5))
    // 5 and 9.
    #expect(log.entries == ["later@14"])
    #expect(time.now == .seconds(14))
  }

  @Test("advancing from inside an action of run passes the time after that action")
  func advancingInsideRun() {
    let time = time
    time.schedule { time.advance(by: .seconds(5)) }
    time.run()
    #expect(time.now == .seconds(5))
  }

  @Test("run keeps to its limit from inside an action too")
  func limitInside() {
    let time = time
    let count = Cell(0)
    time.schedule(every: .seconds(1), leeway: .zero) {
      count.change { $0 += 1 }
      time.run(limit: 10)
    }
    time.advance(by: .seconds(3))
    // 3 within the time, and the 10 that the last of them asked for.
    #expect(count.value == 13)
    #expect(time.now == .seconds(13))
    time.run(limit: 2)
    #expect(count.value == 15)
  }

  @Test("time asked for during a run does not overtake what its limit has left over")
  func leftOver() {
    let time = time
    time.schedule { time.advance(by: .seconds(5)) }
    time.schedule(after: .seconds(2), note("left"))
    time.run(limit: 1)
    #expect(time.now == .seconds(2))
    time.run()
    #expect(log.entries == ["left@2"])
  }

  @Test("an interval of less than a nanosecond counts as one")
  func shortestInterval() {
    let count = Cell(0)
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    let handle = time.schedule(every: attosecond, leeway: .zero) { count.change { $0 += 1 } }
    time.advance(by: .nanoseconds(3))
    handle.dispose()
    #expect(count.value == 3)
  }

  @Test("run stops at its limit, and runs what is left the next time")
  func limit() {
    let time = time
    let count = Cell(0)
    @Sendable func again() {
      count.change { $0 += 1 }
      time.schedule(after: .seconds(1), again)
    }
    again()
    time.run(limit: 10)
    #expect(count.value == 11)
    time.advance(by: .seconds(2))
    #expect(count.value == 13)
  }

  @Test("repeats at whole intervals until it is disposed, also from inside")
  func repeating() {
    let handle = SerialDisposable()
    let runs = Cell(0)
    handle.inner = time.schedule(every: .seconds(2), leeway: .zero) { [note = note("tick")] in
      note()
      runs.change { $0 += 1 }
      if runs.value == 3 { handle.dispose() }
    }
    time.advance(by: .seconds(3))
    #expect(log.entries == ["tick@2"])
    time.run()
    #expect(log.entries == ["tick@2", "tick@4", "tick@6"])
  }

  @Test("a million works schedule themselves one from the other on a small stack")
  func recursion() {
    let time = time
    let count = onSmallStack {
      let count = Cell(0)
      @Sendable func again() {
        count.change { $0 += 1 }
        if count.value < 1_000_000 { time.schedule(again) }
      }
      time.schedule(again)
      time.run()
      return count.value
    }
    #expect(count == 1_000_000)
  }
}
