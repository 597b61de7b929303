import Signals
import TestSupport
import Testing

@Suite("scheduleRecursive")
struct ScheduleRecursiveTests {
  @Test("a million runs, each asked for by the one before")
  func million() {
    let runs = Cell(0)
    let handle = ImmediateScheduler.immediate.scheduleRecursive { again in
      runs.change { $0 += 1 }
      if runs.value < 1_000_000 { again() }
    }
    #expect(runs.value == 1_000_000)
    #expect((handle as? CompoundDisposable).map { $0.count <= 16 } == true)
  }

  @Test("other work gets its turn between two runs")
  func turns() {
    let time = TestScheduler()
    let seen = Log<String>()
    time.scheduleRecursive { again in
      seen.add("run")
      if seen.entries.count < 4 { again() }
    }
    time.schedule { seen.add("other") }
    time.run()
    #expect(seen.entries == ["run", "other", "run", "run"])
  }

  @Test("disposal takes back the run that waits, and lets go of the step")
  func disposal() {
    let alive = Cell(0)
    let runs = Cell(0)
    let time = TestScheduler()
    do {
      let token = Token(alive)
      let handle = time.scheduleRecursive { again in
        token.touch()
        runs.change { $0 += 1 }
        again()
      }
      time.schedule { handle.dispose() }
      time.run()
    }
    #expect(runs.value == 1)
    #expect(alive.value == 0)
  }

  @Test("nothing runs that is asked for after disposal")
  func late() {
    let runs = Cell(0)
    let time = TestScheduler()
    let handle = time.scheduleRecursive { again in
      runs.change { $0 += 1 }
      time.schedule(after: .seconds(1)) { again() }
    }
    time.advance(to: .seconds(2))
    handle.dispose()
    time.advance(to: .seconds(9))
    #expect(runs.value == 3)
  }
}
