import Dispatch
import Signals
import TestSupport
import Testing

@Suite("T05: bounded flatten under load", .ownThread)
struct T05BoundedFlattenTests {
  /// What an inner does.
  private enum Manner: CaseIterable {
    case answersAtOnce, answersLater, endsAtOnce, endsLater

    var answers: Bool { self == .answersAtOnce || self == .answersLater }
    var isLate: Bool { self == .answersLater || self == .endsLater }
  }

  @Test("T05: at most three at a time, each once, none lost, on small stacks")
  func flatten() {
    let seed = Seed()
    let each = effort(2_500)
    let (active, starts, expected) = (Cell(Level()), Log<Int>(), Log<Int>())
    let workers = DispatchQueue(label: "workers", attributes: .concurrent)
    let outer = Subject<Signal<Int, Never>, Never>()
    let witness = Witness<Int>()
    witness.listen(to: outer.signal.flatten(.concurrent(3)))

    @Sendable func inner(_ number: Int, _ manner: Manner) -> Signal<Int, Never> {
      .create { observer, lifetime in
        starts.add(number)
        active.change { $0.rise() }
        lifetime.onEnd { active.change { $0.fall() } }
        @Sendable func answer() {
          if manner.answers { observer.send(number) }
          observer.complete()
        }
        if manner.isLate { workers.async { answer() } } else { answer() }
      }
    }
    let bodies: [@Sendable () -> Void] = (0..<4).map { thread in
      {
        var random = seed.stream(thread)
        for number in (thread * each)..<((thread + 1) * each) {
          let manner = Manner.allCases.randomElement(using: &random) ?? .endsAtOnce
          if manner.answers { expected.add(number) }
          outer.send(inner(number, manner))
        }
      }
    }
    onThreads(stackSize: 512 * 1_024, bodies)
    outer.complete()
    #expect(witness.end.wait(), "\(seed)")
    #expect(active.value.most <= 3, "\(seed)")
    #expect(active.value.now == 0, "\(seed)")
    #expect(starts.entries.sorted() == Array(0..<4 * each), "\(seed)")
    #expect(witness.values.sorted() == expected.entries.sorted(), "\(seed)")
    #expect(witness.endings == 1, "\(seed)")
    #expect(witness.faults == 0, "\(seed)")
  }
}
