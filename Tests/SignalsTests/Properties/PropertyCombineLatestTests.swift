import Signals
import TestSupport
import Testing

@Suite("Property.combineLatest")
struct PropertyCombineLatestTests {
  @Test("shows both values, and sends at each change of either")
  func pairs() {
    let (name, age) = (MutableProperty("a"), MutableProperty(1))
    let both = name.combineLatest(age).map { "\($0)\($1)" }
    let log = Log<String>()
    both.signal.subscribe(next: log.add)
    name.value = "b"
    age.value = 2
    #expect(both.value == "b2")
    #expect(log.entries == ["a1", "b1", "b2"])
  }

  @Test("shows several values in their order")
  func several() {
    let parts = [MutableProperty(1), MutableProperty(2), MutableProperty(3)]
    let all = Property.combineLatest(parts.map { $0.readOnly() })
    let log = Log<[Int]>()
    all.signal.subscribe(next: log.add)
    parts[1].value = 5
    #expect(all.value == [1, 5, 3])
    #expect(log.entries == [[1, 2, 3], [1, 5, 3]])
  }

  @Test("of none, it is an empty list that stays")
  func none() {
    let log = Log<[Int]>()
    let all = Property<Int>.combineLatest([])
    all.signal.subscribe(next: log.add)
    #expect(all.value == [])
    #expect(log.entries == [[]])
  }
}
