import Dispatch
import Signals
import TestSupport
import Testing

@Suite("MainScheduler")
struct MainSchedulerTests {
  @Test("on the main thread it runs at once, and work from inside in its turn")
  @MainActor
  func atOnce() async {
    let log = Log<String>()
    // Works of other tests may wait at the moment; then this one waits for its turn.
    await withCheckedContinuation { continuation in
      MainScheduler.mainAsync.schedule { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      MainScheduler.main.schedule {
        MainScheduler.main.schedule {
          log.add("inner")
          continuation.resume()
        }
        log.add("outer")
      }
    }
    #expect(log.entries == ["outer", "inner"])
  }

  @Test("the other one always waits for its turn")
  @MainActor
  func inTurn() async {
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      MainScheduler.mainAsync.schedule {
        log.add("work")
        continuation.resume()
      }
      log.add("caller")
    }
    #expect(log.entries == ["caller", "work"])
  }

  @Test("from elsewhere, works run on the main thread in their order")
  func fromElsewhere() async {
    let log = Log<Int>()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for number in 0..<100 {
          MainScheduler.main.schedule {
            MainActor.assumeIsolated { log.add(number) }
            if number == 99 { continuation.resume() }
          }
        }
      }
    }
    #expect(log.entries == Array(0..<100))
  }

  @Test("a work that was called off does not run")
  @MainActor
  func cancelling() async {
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      MainScheduler.mainAsync.schedule { log.add("called off") }.dispose()
      MainScheduler.mainAsync.schedule { continuation.resume() }
    }
    #expect(log.entries == [])
  }
}
