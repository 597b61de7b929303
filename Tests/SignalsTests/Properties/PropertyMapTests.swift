import Signals
import TestSupport
import Testing

@Suite("Property.map", .ownThread)
struct PropertyMapTests {
  @Test("shows what the closure makes of the value, now and later")
  func follows() {
    let number = MutableProperty(1)
    let text = number.map { "\($0)" }
    let all = Log<String>()
    let changes = Log<String>()
    text.signal.subscribe(next: all.add)
    text.changes.subscribe(next: changes.add)
    #expect(text.value == "1")
    number.value = 2
    #expect(text.value == "2")
    #expect(all.entries == ["1", "2"])
    #expect(changes.entries == ["2"])
  }

  @Test("transforms each value once, however many observe, and nothing while nobody does")
  func shares() {
    let count = Cell(0)
    let number = MutableProperty(1)
    let next = number.map { value in
      count.change { $0 += 1 }
      return value + 1
    }
    number.value = 2
    #expect(count.value == 0)
    let handles = (0..<3).map { _ in next.signal.subscribe(next: { _ in }) }
    number.value = 3
    #expect(count.value == 2)
    handles.forEach { $0.dispose() }
    number.value = 4
    #expect(count.value == 2)
  }

  @Test("is never behind, whoever observed first and whatever still waits to be delivered")
  func neverBehind() {
    let number = MutableProperty(0)
    let seen = Log<[Int]>()
    let late = Cell<Property<Int>?>(nil)
    number.changes.subscribe(next: { value in
      if value == 1 { number.value = 2 }
      seen.add([value, late.value?.value ?? -1])
    })
    late.value = number.map { $0 * 10 }
    late.value?.signal.subscribe(next: { _ in })
    number.value = 1
    #expect(seen.entries == [[1, 20], [2, 20]])
  }

  @Test("A014: composed and observed while another property delivers, it has its value")
  func composedInside() {
    let (front, back) = (MutableProperty(0), MutableProperty(0))
    let seen = Log<Int>()
    front.changes.subscribe(next: { back.value = $0 })
    back.changes.subscribe(next: { _ in
      let doubled = front.map { $0 * 2 }
      seen.add(doubled.value)
      doubled.signal.subscribe(next: seen.add)
    })
    front.value = 5
    #expect(seen.entries == [10, 10])
  }
}
