import Dispatch
import Signals
import TestSupport
import Testing

@Suite("T06: switch storm", .ownThread)
struct T06SwitchStormTests {
  @Test("T06: an old inner never speaks after a new one, and none outlives the switch")
  func storm() {
    let seed = Seed()
    let count = effort(10_000, reduced: 500)
    let (live, pushed) = (Cell(0), Cell(0))
    let workers = DispatchQueue(label: "workers", attributes: .concurrent)
    let outer = Subject<Signal<Int, Never>, Never>()
    let witness = Witness<Int>()
    let heard = Cell(0)
    let handle = witness.listen(
      to: outer.signal.switchToLatest().doNext { _ in heard.change { $0 += 1 } }
    )

    @Sendable func inner(_ number: Int) -> Signal<Int, Never> {
      .create { observer, lifetime in
        live.change { $0 += 1 }
        lifetime.onEnd { live.change { $0 -= 1 } }
        workers.async { while !lifetime.isEnded { observer.send(number) } }
      }
    }
    let atDisposal = Cell(0)
    onThreads([
      {
        for number in 0..<count {
          outer.send(inner(number))
          pushed.value = number
        }
      },
      {
        var random = seed.stream(0)
        let moment = Int.random(in: 0..<count, using: &random)
        if !eventually({ pushed.value >= moment }) { Issue.record("The pushing stopped, \(seed)") }
        outer.complete()
        random.pause(upTo: 1_000)
        handle.dispose()
        atDisposal.value = heard.value
      },
    ])
    #expect(eventually { live.value == 0 }, "\(seed)")
    // Whoever was sending may still be inside.
    workers.sync(flags: .barrier) {}
    // One call may have been on its way.
    #expect(heard.value <= atDisposal.value + 1, "\(seed)")
    let isRising = Swift.zip(witness.values, witness.values.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(isRising, "\(seed)")
    #expect(witness.faults == 0, "\(seed)")
  }
}
