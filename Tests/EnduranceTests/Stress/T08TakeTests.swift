import Signals
import TestSupport
import Testing

@Suite("T08: take under contention", .ownThread)
struct T08TakeTests {
  private struct Round: Sendable {
    let subject = Subject<Int, Never>()
    let witness = Witness<Int>()
    let live = Cell(0)
  }

  @Test(
    "T08: exactly n values, then one completion, and the source is let go",
    arguments: [1, 2, 10]
  )
  func take(count: Int) {
    let send: @Sendable (Round) -> Void = { round in
      for number in 0..<3 { round.subject.send(number) }
    }
    inRounds(
      effort(3_000, everyday: 300, reduced: 3_000),
      {
        let round = Round()
        let source = Signal<Int, Never>.create { [live = round.live, subject = round.subject] in
          live.change { $0 += 1 }
          $1.onEnd { live.change { $0 -= 1 } }
          $1.add(subject.signal.subscribe($0))
        }
        round.witness.listen(to: source.take(count))
        return round
      },
      Array(repeating: send, count: 8)
    ) { round in
      #expect(round.witness.values.count == count)
      #expect(round.witness.endings == 1)
      #expect(round.witness.faults == 0)
      #expect(round.live.value == 0)
    }
  }
}
