import Signals
import TestSupport
import Testing

@Suite("T02: merge keeps everything", .ownThread)
struct T02MergeTests {
  @Test("T02: all values of eight sources, each source's in order, then one completion")
  func merge() {
    let each = effort(5_000)
    let sources = (0..<8).map { _ in Subject<Numbered, Never>() }
    let witness = Witness<Numbered>()
    witness.listen(to: .merge(sources.map(\.signal)))
    onThreads(8) { sender in
      for number in 0..<each { sources[sender].send(Numbered(sender: sender, number: number)) }
      sources[sender].complete()
    }
    #expect(witness.values.areWhole(senders: 8, each: each))
    #expect(witness.endings == 1)
    #expect(witness.faults == 0)
  }
}
