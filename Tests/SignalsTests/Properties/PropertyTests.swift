import Signals
import TestSupport
import Testing

@Suite("Property")
struct PropertyTests {
  @Test("starts at its initial value and follows the signal")
  func following() {
    let subject = Subject<Int, Never>()
    let property = Property(initial: 0, then: subject.signal)
    let all = Log<Int>()
    let changes = Log<Int>()
    property.signal.subscribe(next: all.add)
    property.changes.subscribe(next: changes.add)
    #expect(property.value == 0)
    subject.send(1)
    #expect(property.value == 1)
    #expect(all.entries == [0, 1])
    #expect(changes.entries == [1])
  }

  @Test("a synchronous signal has been followed by the time it is made")
  func synchronous() {
    #expect(Property(initial: 0, then: .values([1, 2])).value == 2)
  }

  @Test("keeps its value when the signal completes, and its own signal goes on")
  func sourceEnds() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    let property = Property(initial: 0, then: subject.signal)
    property.signal.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    subject.send(1)
    subject.complete()
    #expect(property.value == 1)
    #expect(log.entries == ["0", "1"])
  }

  @Test(
    "E157: forgotten, it stops following and its signals complete; a kept one has the last value"
  )
  func forgotten() {
    let log = Log<String>()
    let torn = Cell(false)
    let subject = Subject<Int, Never>()
    let source = Signal<Int, Never>.create { observer, lifetime in
      lifetime.onEnd { torn.value = true }
      lifetime.add(subject.signal.subscribe(observer))
    }
    var property: Property? = Property(initial: 0, then: source)
    let kept = property?.signal
    subject.send(1)
    property = nil
    #expect(torn.value)
    subject.send(2)
    kept?.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    #expect(log.entries == ["1", "|"])
  }
}
