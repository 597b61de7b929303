import Signals
import TestSupport
import Testing

@Suite("composed properties keep nothing alive")
struct PropertyLifetimeTests {
  /// Makes a property of two others.
  typealias Compose = @Sendable (MutableProperty<Int>, MutableProperty<Int>) -> Property<Int>

  static let compositions: [Compose] = [
    { a, _ in a.map { $0 } },
    { a, _ in a.distinctUntilChanged() },
    { a, b in a.combineLatest(b).map { $0 + $1 } },
    { a, b in a.zip(b).map { $0 + $1 } },
    { a, b in Property.combineLatest([a.readOnly(), b.readOnly()]).map { $0.reduce(0, +) } },
    { a, b in a.map { [b] in $0 > 100 ? b : MutableProperty($0) }.flatten() },
  ]

  @Test("the value outlives the variables it is made of", arguments: compositions.indices)
  func holds(index: Int) {
    var a: MutableProperty? = MutableProperty(1)
    var b: MutableProperty? = MutableProperty(0)
    guard let first = a, let second = b else { return }
    let composed = Self.compositions[index](first, second)
    (a, b) = (nil, nil)
    #expect(composed.value == 1)
  }

  @Test(
    "forgotten, it goes on for who observes, until its sources go",
    arguments: compositions.indices
  )
  func observed(index: Int) {
    let log = Log<String>()
    do {
      let (a, b) = (MutableProperty(1), MutableProperty(0))
      Self.compositions[index](a, b).signal.subscribe(
        next: { log.add("\($0)") },
        completed: { log.add("|") }
      )
      (a.value, b.value) = (2, 0)
      #expect(log.entries.last == "2")
    }
    #expect(log.entries.last == "|")
  }

  @Test("disposed, it leaves no observer behind", arguments: compositions.indices)
  func disposed(index: Int) {
    let alive = Cell(0)
    let source = Subject<Int, Never>()
    do {
      let a = MutableProperty(1)
      let b = MutableProperty(2)
      let token = Token(alive)
      let composed = Self.compositions[index](a, b).map { value in
        token.touch()
        return value
      }
      let handle = composed.signal.subscribe(next: { _ in })
      a.value = 3
      handle.dispose()
    }
    source.send(1)
    #expect(alive.value == 0)
  }

  @Test("E157: a signal that is kept when all is gone sends the last value and completes")
  func kept() {
    let log = Log<String>()
    var kept: Signal<Int, Never>?
    do {
      let a = MutableProperty(1)
      kept = a.map { $0 * 10 }.signal
      a.value = 2
    }
    kept?.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    #expect(log.entries == ["20", "|"])
  }

  @Test("a property that always has the same value never changes, and completes when it goes")
  func constant() {
    let log = Log<String>()
    var five: Property<Int>? = Property(5)
    five?.signal.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    #expect(five?.value == 5)
    five = nil
    #expect(log.entries == ["5", "|"])
  }
}
