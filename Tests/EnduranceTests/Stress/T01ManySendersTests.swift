import Signals
import TestSupport
import Testing

@Suite("T01: many senders, one subject", .ownThread)
struct T01ManySendersTests {
  @Test("T01: nothing is lost, doubled or out of order, and no two calls overlap")
  func senders() {
    let (threads, each) = (effort(8, reduced: 4), effort(5_000, reduced: 500))
    for _ in 0..<effort(50, everyday: 1, reduced: 50) {
      let subject = Subject<Numbered, Never>()
      let witness = Witness<Numbered>()
      witness.listen(to: subject.signal)
      onThreads(threads) { sender in
        for number in 0..<each { subject.send(Numbered(sender: sender, number: number)) }
      }
      subject.complete()
      #expect(witness.values.areWhole(senders: threads, each: each))
      #expect(witness.endings == 1)
      #expect(witness.faults == 0)
    }
  }
}
