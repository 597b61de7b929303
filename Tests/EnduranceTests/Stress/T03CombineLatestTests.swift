import Signals
import TestSupport
import Testing

@Suite("T03: combineLatest is monotone", .ownThread)
struct T03CombineLatestTests {
  private struct Pair: Sendable, Equatable {
    let left: Int
    let right: Int
  }

  @Test("T03: each pair differs from the one before by one step of one side")
  func steps() {
    let count = effort(5_000, reduced: 1_000)
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let witness = Witness<Pair>()
    witness.listen(to: combineLatest(a, b).map { Pair(left: $0.0, right: $0.1) })
    onThreads(2) { sender in
      let subject = sender == 0 ? a : b
      for number in 1...count { subject.send(number) }
      subject.complete()
    }
    let areSteps = Swift.zip(witness.values, witness.values.dropFirst()).allSatisfy { old, new in
      let step = (new.left - old.left, new.right - old.right)
      return step == (1, 0) || step == (0, 1)
    }
    #expect(areSteps)
    #expect(witness.values.last == Pair(left: count, right: count))
    #expect(witness.endings == 1)
    #expect(witness.faults == 0)
  }
}
