import Signals
import TestSupport
import Testing

@Suite("Property.flatten")
struct PropertyFlattenTests {
  @Test("shows the property that is the value, and lets go of the one before")
  func follows() {
    let (a, b) = (MutableProperty("a"), MutableProperty("1"))
    let current = MutableProperty(a)
    let flat = current.flatten()
    let log = Log<String>()
    flat.signal.subscribe(next: log.add)
    #expect(flat.value == "a")
    a.value = "b"
    current.value = b
    #expect(flat.value == "1")
    a.value = "c"
    b.value = "2"
    #expect(flat.value == "2")
    #expect(log.entries == ["a", "b", "1", "2"])
  }

  @Test("properties made of the value are flattened too")
  func composed() {
    let place = MutableProperty("Lisbon")
    let lengths = place.map { name in Property(name.count) }.flatten()
    place.value = "Rome"
    #expect(lengths.value == 4)
  }
}
