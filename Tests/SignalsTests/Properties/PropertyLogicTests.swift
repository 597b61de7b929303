import Signals
import TestSupport
import Testing

@Suite("Property not, and, or, all, any")
struct PropertyLogicTests {
  static let pairs = [(false, false), (false, true), (true, false), (true, true)]

  @Test("they are what the words say", arguments: pairs)
  func words(left: Bool, right: Bool) {
    let (a, b) = (MutableProperty(left), MutableProperty(right))
    #expect(a.not().value == !left)
    #expect(a.and(b).value == (left && right))
    #expect(a.or(b).value == (left || right))
  }

  @Test("their signals follow both")
  func signals() {
    let (a, b) = (MutableProperty(false), MutableProperty(true))
    let (both, either, none) = (Log<Bool>(), Log<Bool>(), Log<Bool>())
    a.and(b).signal.subscribe(next: both.add)
    a.or(b).signal.subscribe(next: either.add)
    a.or(b).not().signal.subscribe(next: none.add)
    a.value = true
    b.value = false
    a.value = false
    #expect(both.entries == [false, true, false, false])
    #expect(either.entries == [true, true, true, false])
    #expect(none.entries == [false, false, false, true])
  }

  @Test("all and any are about several; of none at all, all are true and not any")
  func several() {
    let parts = [true, false, true].map { MutableProperty($0) }
    let all = Property.all(parts.map { $0.readOnly() })
    let any = Property.any(parts.map { $0.readOnly() })
    let (allSent, anySent) = (Log<Bool>(), Log<Bool>())
    all.signal.subscribe(next: allSent.add)
    any.signal.subscribe(next: anySent.add)
    #expect(!all.value)
    #expect(any.value)
    parts[1].value = true
    #expect(all.value)
    for part in parts { part.value = false }
    #expect(!all.value)
    #expect(!any.value)
    #expect(allSent.entries == [false, true, false, false, false])
    #expect(anySent.entries == [true, true, true, true, false])
    #expect(Property<Bool>.all([]).value)
    #expect(!Property<Bool>.any([]).value)
  }
}
