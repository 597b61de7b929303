import Signals
import TestSupport
import Testing

@Suite("MutableProperty", .ownThread)
struct MutablePropertyTests {
  @Test("modifying a property inside its own modify stops the program, and another one does not")
  func nestedModify() async {
    let (outer, inner) = (MutableProperty(1), MutableProperty(2))
    outer.modify { value in
      value += inner.modify {
        $0 += 1
        return $0
      }
    }
    // 1 and 3.
    #expect(outer.value == 4)
    await #expect(processExitsWith: .failure) {
      let property = MutableProperty(0)
      property.modify { _ in property.modify { $0 += 1 } }
    }
  }

  @Test(
    "E156: the signal is the value and every set one, equal ones too; changes leaves out the first"
  )
  func signals() {
    let all = Log<Int>()
    let changes = Log<Int>()
    let property = MutableProperty(0)
    property.signal.subscribe(next: all.add)
    property.changes.subscribe(next: changes.add)
    for value in [1, 1, 2] { property.value = value }
    #expect(all.entries == [0, 1, 1, 2])
    #expect(changes.entries == [1, 1, 2])
  }

  @Test("E157: when it goes away its signals complete; a kept one sends the last value first")
  func freed() {
    let log = Log<String>()
    var property: MutableProperty? = MutableProperty(1)
    let kept = property?.signal
    let changes = property?.changes
    property?.changes.subscribe(next: { _ in }, completed: { log.add("live |") })
    property?.value = 2
    property = nil
    #expect(log.entries == ["live |"])
    kept?.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    changes?.subscribe(next: { log.add("change \($0)") }, completed: { log.add("changes |") })
    #expect(log.entries == ["live |", "2", "|", "changes |"])
  }

  @Test("D14: set from inside an observer, the value is the newest at once and delivered in turn")
  func reentrancy() {
    let log = Log<String>()
    let property = MutableProperty(0)
    property.changes.subscribe(next: { value in
      log.add("a\(value)")
      if value == 1 {
        property.value = 2
        log.add("value \(property.value)")
      }
    })
    property.changes.subscribe(next: { log.add("b\($0)") })
    property.value = 1
    #expect(log.entries == ["a1", "value 2", "b1", "a2", "b2"])
  }

  @Test("it wraps a variable")
  func wrapper() {
    final class Model {
      @MutableProperty var name = "a"
    }
    let model = Model()
    let log = Log<String>()
    model.$name.signal.subscribe(next: log.add)
    model.name = "b"
    model.$name.value += "c"
    #expect(model.name == "bc")
    #expect(log.entries == ["a", "b", "bc"])
  }

  @Test("modify is one step, however many threads do it")
  func modifying() {
    let property = MutableProperty(0)
    onFourThreads { _ in
      for _ in 0..<2_000 { property.modify { $0 += 1 } }
    }
    #expect(property.value == 8_000)
    #expect(property.modify { $0 - 1 } == 7_999)
  }

  @Test("what modify throws changes nothing and is passed on")
  func modifyingThrows() {
    let log = Log<Int>()
    let property = MutableProperty(1)
    property.signal.subscribe(next: log.add)
    #expect(throws: Oops.self) {
      try property.modify { value in
        value = 2
        throw Oops()
      }
    }
    #expect(property.value == 1)
    #expect(log.entries == [1])
  }

  @Test("what was stored before is let go of with nothing locked")
  func release() {
    final class Box: Sendable {
      let property: MutableProperty<Box?>
      init(_ property: MutableProperty<Box?>) { self.property = property }
      deinit { _ = property.value }
    }
    let property = MutableProperty<Box?>(nil)
    property.value = Box(property)
    property.value = nil
    property.value = Box(property)
    property.modify { $0 = nil }
    #expect(property.value == nil)
  }

  @Test("a view that cannot be set shows it, and keeps it alive")
  func readOnly() {
    let log = Log<String>()
    var property: MutableProperty? = MutableProperty(1)
    var view = property?.readOnly()
    view?.signal.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    property?.value = 2
    #expect(view?.value == 2)
    property = nil
    #expect(log.entries == ["1", "2"])
    view = nil
    #expect(log.entries == ["1", "2", "|"])
  }
}
