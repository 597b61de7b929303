import Signals
import TestSupport
import Testing

@Suite("bindBothWays", .ownThread)
struct BindBothWaysTests {
  @Test("takes the other's value first, then each follows the other, without an echo")
  func follows() {
    let (field, model) = (MutableProperty("field"), MutableProperty("model"))
    let (fieldLog, modelLog) = (Log<String>(), Log<String>())
    field.changes.subscribe(next: fieldLog.add)
    model.changes.subscribe(next: modelLog.add)
    field.bindBothWays(to: model)
    #expect(field.value == "model")
    field.value = "a"
    #expect(model.value == "a")
    model.value = "b"
    #expect(field.value == "b")
    #expect(fieldLog.entries == ["model", "a", "b"])
    #expect(modelLog.entries == ["a", "b"])
  }

  @Test("disposed, neither follows")
  func disposed() {
    let (a, b) = (MutableProperty(1), MutableProperty(2))
    a.bindBothWays(to: b).dispose()
    a.value = 3
    b.value = 4
    #expect(a.value == 3)
  }

  @Test("neither is kept, and the binding ends with either", arguments: [true, false])
  func gone(isOwn: Bool) {
    let alive = Cell(0)
    let left = MutableProperty(Named(1, alive))
    do {
      let other = MutableProperty(Named(2, alive))
      if isOwn { other.bindBothWays(to: left) } else { left.bindBothWays(to: other) }
      other.value = Named(3, alive)
      #expect(left.value.number == 3)
    }
    left.value = Named(4, alive)
    #expect(alive.value == 1)
  }

  /// A value whose instances are counted.
  final class Named: Sendable, Equatable {
    let number: Int
    private let token: Token
    init(_ number: Int, _ alive: Cell<Int>) {
      self.number = number
      token = Token(alive)
    }
    static func == (left: Named, right: Named) -> Bool { left.number == right.number }
  }

  @Test("three in a ring do not go round for ever")
  func ring() {
    let (a, b, c) = (MutableProperty(0), MutableProperty(0), MutableProperty(0))
    a.bindBothWays(to: b)
    b.bindBothWays(to: c)
    c.bindBothWays(to: a)
    b.value = 1
    #expect([a.value, b.value, c.value] == [1, 1, 1])
  }

  @Test("set at the same time by many threads, both are equal in the end")
  func threads() {
    for _ in 0..<100 {
      let (a, b) = (MutableProperty(0), MutableProperty(0))
      a.bindBothWays(to: b)
      onFourThreads { thread in
        for round in 0..<50 {
          if thread.isMultiple(of: 2) { a.value = round * 4 + thread } else { b.value = -round }
        }
      }
      #expect(a.value == b.value)
    }
  }
}
