import Signals
import TestSupport
import Testing

@Suite("Property not, and, or")
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
}
