import Dispatch
import Signals
import TestSupport
import Testing

@Suite("T17: deliverOn keeps order on a concurrent queue", .ownThread)
struct T17DeliverOnTests {
  /// Promises no order at all.
  private struct Crowd: Scheduler {
    private let queue = DispatchQueue(label: "crowd", attributes: .concurrent)

    var now: Duration { .zero }

    func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
      schedule(after: .zero, action)
    }

    func schedule(
      after delay: Duration,
      _ action: @escaping @Sendable () -> Void
    ) -> Disposable {
      let handle = Disposable()
      queue.async { if !handle.isDisposed { action() } }
      return handle
    }
  }

  private struct Carried: Sendable {
    let number: Int
    let token: Token
  }

  @Test("T17: three hops keep order, then the failure, and nothing is kept")
  func hops() {
    let count = effort(100_000)
    let (alive, crowd) = (Cell(0), Crowd())
    let subject = Subject<Carried, Oops>()
    let witness = Witness<Int>()
    let hops = subject.signal.deliverOn(crowd).deliverOn(crowd).deliverOn(crowd)
    witness.listen(to: hops.map(\.number))
    for number in 1...count { subject.send(Carried(number: number, token: Token(alive))) }
    subject.fail(Oops())
    #expect(witness.end.wait())
    #expect(witness.values == Array(1...count))
    #expect(witness.endings == 1)
    #expect(witness.faults == 0)
    #expect(eventually { alive.value == 0 })
  }
}
