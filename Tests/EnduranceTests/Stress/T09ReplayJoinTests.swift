import Signals
import TestSupport
import Testing

@Suite("T09: joining a replay", .ownThread)
struct T09ReplayJoinTests {
  private struct Round: Sendable {
    let subject: ReplaySubject<Int, Never>
    /// The newest value whose sending has returned.
    let current = Cell(0)
    let joiners = Log<Joiner>()
  }

  private struct Joiner: Sendable {
    let witness: Witness<Int>
    let handle: Disposable
    /// The newest value before it subscribed.
    let current: Int
  }

  /// One thread sends 1...200 to a subject that has 0, four subscribe at random moments.
  private func join(capacity: Int?, _ check: @escaping @Sendable (Joiner) -> Void) {
    let seed = Seed()
    let rounds = Cell(0)
    let joiner: @Sendable (Int) -> @Sendable (Round) -> Void = { thread in
      { @Sendable round in
        var random = seed.stream(rounds.value * 8 + thread)
        let moment = Int.random(in: 0...200, using: &random)
        var patience = 10_000
        while round.current.value < moment, patience > 0 {
          random.pause(upTo: 2)
          patience -= 1
        }
        let witness = Witness<Int>()
        let current = round.current.value
        let handle = witness.listen(to: round.subject.signal)
        round.joiners.add(Joiner(witness: witness, handle: handle, current: current))
      }
    }
    inRounds(
      effort(200, everyday: 20, reduced: 40),
      {
        let subject = ReplaySubject<Int, Never>(capacity: capacity)
        subject.send(0)
        return Round(subject: subject)
      },
      [
        { @Sendable round in
          for number in 1...200 {
            round.subject.send(number)
            round.current.value = number
          }
        }, joiner(1), joiner(2), joiner(3), joiner(4),
      ]
    ) { round in
      rounds.change { $0 += 1 }
      let joiners = round.joiners.entries
      #expect(joiners.count == 4, "\(seed)")
      for joiner in joiners {
        #expect(joiner.witness.faults == 0, "\(seed)")
        check(joiner)
        joiner.handle.dispose()
      }
    }
  }

  @Test("T09: who joins an unbounded one gets everything once")
  func unbounded() {
    join(capacity: nil) { #expect($0.witness.values == Array(0...200)) }
  }

  @Test("T09: who joins one of three gets a run without gaps from at most three back")
  func three() {
    join(capacity: 3) { joiner in
      let first = joiner.witness.values.first ?? -1
      #expect(first >= max(0, joiner.current - 3))
      #expect(joiner.witness.values == Array(first...200))
    }
  }
}
