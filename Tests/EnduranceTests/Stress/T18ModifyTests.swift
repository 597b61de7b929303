import Signals
import TestSupport
import Testing

@Suite("T18: reading, modifying and writing a property", .ownThread)
struct T18ModifyTests {
  @Test("T18: no step is lost, observers see every value in order, and what is derived fits")
  func modify() {
    let rounds = effort(10_000)
    let number = MutableProperty(0)
    let doubled = number.map { ($0, $0 * 2) }
    let witness = Witness<Int>()
    witness.listen(to: number.signal)
    let derived = Witness<Int>()
    derived.listen(to: doubled.signal.map { $0.0 })
    let follower = MutableProperty(0)
    onThreads(10) { thread in
      if thread < 8 {
        for _ in 0..<rounds { number.modify { $0 += 1 } }
      } else {
        for _ in 0..<rounds / 10 {
          number.signal.bind(to: follower).dispose()
          let pair = doubled.value
          if pair.1 != pair.0 * 2 { Issue.record("\(pair) was never the value") }
        }
      }
    }
    #expect(number.value == 8 * rounds)
    #expect(doubled.value.0 == 8 * rounds)
    #expect(witness.values == Array(0...8 * rounds))
    #expect(derived.values == Array(0...8 * rounds))
    #expect(witness.faults + derived.faults == 0)
    #expect((0...8 * rounds).contains(follower.value))
  }

  @Test("T18: an observer may modify the property it observes")
  func inside() {
    let number = MutableProperty(0)
    let log = Log<Int>()
    number.signal.subscribe(next: { value in
      log.add(value)
      if value < 100 { number.modify { $0 += 1 } }
    })
    #expect(log.entries == Array(0...100))
  }
}
