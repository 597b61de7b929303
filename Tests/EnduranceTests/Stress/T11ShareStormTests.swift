import Foundation
import Signals
import TestSupport
import Testing

@Suite("T11: share connects and disconnects", .ownThread)
struct T11ShareStormTests {
  /// Rising numbers from a worker of its own, for as long as it lives.
  private static func source(_ live: Cell<Level>) -> Signal<Int, Never> {
    .create { observer, lifetime in
      live.change { $0.rise() }
      lifetime.onEnd { live.change { $0.fall() } }
      Thread.detachNewThread {
        var number = 0
        while !lifetime.isEnded {
          observer.send(number)
          number += 1
          // On a machine with few processors the others would hardly get a turn.
          sched_yield()
        }
      }
    }
  }

  @Test(
    "T11: one run of the source at a time, and every subscriber gets a part of it",
    arguments: [0, 1, 3]
  )
  func storm(replay: Int) {
    let seed = Seed()
    let live = Cell(Level())
    let shared = Self.source(live).share(replay: replay)
    let loops = effort(2_000, everyday: 100)
    onThreads(16) { thread in
      var random = seed.stream(thread)
      for _ in 0..<loops {
        let wanted = Int.random(in: 0...3, using: &random)
        let (witness, heard, enough) = (Witness<Int>(), Cell(0), Latch())
        if wanted == 0 { enough.open() }
        let handle = witness.listen(
          to: shared.doNext { _ in
            if heard.change({
              $0 += 1
              return $0
            }) == wanted {
              enough.open()
            }
          }
        )
        if !enough.wait() { Issue.record("No value came, \(seed)") }
        handle.dispose()
        if witness.faults > 0 { Issue.record("Calls overlapped or came late, \(seed)") }
      }
    }
    #expect(live.value.most <= 1, "\(seed)")
    #expect(eventually { live.value.now == 0 }, "\(seed)")
  }

  @Test("T11: what a subscriber gets has no gaps", arguments: [0, 1, 3])
  func gapless(replay: Int) {
    let seed = Seed()
    let live = Cell(Level())
    let shared = Self.source(live).share(replay: replay)
    let loops = effort(2_000, everyday: 100) / 10
    onThreads(16) { thread in
      var random = seed.stream(thread)
      for _ in 0..<loops {
        let witness = Witness<Int>()
        witness.listen(to: shared.take(Int.random(in: 1...3, using: &random)))
        if !witness.end.wait() { Issue.record("No value came, \(seed)") }
        let values = witness.values
        let first = values.first ?? 0
        if values != Array(first..<first + values.count) { Issue.record("\(values), \(seed)") }
      }
    }
    #expect(live.value.most <= 1, "\(seed)")
    #expect(eventually { live.value.now == 0 }, "\(seed)")
  }
}
