import Signals
import TestSupport
import Testing

@Suite("Property.zip")
struct PropertyZipTests {
  @Test("shows the present two, then the next two once both have changed")
  func pairs() {
    let (a, b) = (MutableProperty("a"), MutableProperty("1"))
    let both = a.zip(b).map { $0 + $1 }
    let log = Log<String>()
    both.signal.subscribe(next: log.add)
    #expect(both.value == "a1")
    a.value = "b"
    a.value = "c"
    #expect(both.value == "a1")
    b.value = "2"
    #expect(both.value == "b2")
    #expect(log.entries == ["a1", "b2"])
  }

  @Test("pairs what changed while nobody observed")
  func unobserved() {
    let (a, b) = (MutableProperty("a"), MutableProperty("1"))
    let both = a.zip(b)
    a.value = "b"
    let log = Log<String>()
    both.signal.subscribe(next: { log.add($0 + $1) })
    b.value = "2"
    #expect(log.entries == ["a1", "b2"])
    #expect(both.value == ("b", "2"))
  }
}
