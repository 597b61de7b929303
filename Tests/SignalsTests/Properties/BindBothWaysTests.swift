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

  @Test("a value that does not equal itself goes across once, also round a ring")
  func notEqualToItself() {
    let (a, b, c) = (MutableProperty(0.0), MutableProperty(1.0), MutableProperty(2.0))
    let (log, other) = (Log<String>(), Log<String>())
    a.bindBothWays(to: b)
    a.changes.subscribe(next: { log.add("\($0)") })
    b.changes.subscribe(next: { other.add("\($0)") })
    a.value = .nan
    #expect(log.entries == ["nan"])
    #expect(other.entries == ["nan"])
    b.value = 4
    #expect(log.entries == ["nan", "4.0"])
    #expect(other.entries == ["nan", "4.0"])
    b.bindBothWays(to: c)
    c.bindBothWays(to: a)
    #expect([a.value, b.value, c.value] == [2, 2, 2])
    c.value = .nan
    #expect([a, b, c].allSatisfy { $0.value.isNaN })
    a.value = 7
    #expect([a.value, b.value, c.value] == [7, 7, 7])
  }

  @Test("what differs beside a part that does not equal itself still goes across")
  func partly() {
    struct Reading: Equatable {
      var place: Int
      var degrees: Double
    }
    let (a, b) = (
      MutableProperty(Reading(place: 1, degrees: 2)), MutableProperty(Reading(place: 1, degrees: 3))
    )
    a.bindBothWays(to: b)
    a.value = Reading(place: 4, degrees: .nan)
    a.value = Reading(place: 5, degrees: .nan)
    #expect(b.value.place == 5)
    b.value = Reading(place: 6, degrees: .nan)
    #expect(a.value.place == 6)
    a.modify { $0.place = 7 }
    #expect(b.value.place == 7)
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
