import Signals
import TestSupport
import Testing

@Suite("bind", .ownThread)
struct BindTests {
  final class Label: Sendable {
    private let stored = Cell("")
    var text: String {
      get { stored.value }
      set { stored.value = newValue }
    }
  }

  @Test("E160: sets the property to each value; disposed, it stops")
  func disposed() {
    let source = Subject<Int, Never>()
    let target = MutableProperty(0)
    let binding = source.signal.bind(to: target)
    source.send(1)
    #expect(target.value == 1)
    binding.dispose()
    source.send(2)
    #expect(target.value == 1)
  }

  @Test("E160: when the source goes, the target keeps its last value and nothing is kept")
  func sourceGone() {
    let alive = Cell(0)
    let target = MutableProperty(0)
    do {
      let token = Token(alive)
      let source = MutableProperty(1)
      source.signal.map { value in
        token.touch()
        return value
      }.bind(to: target)
      source.value = 2
    }
    #expect(target.value == 2)
    #expect(alive.value == 0)
  }

  @Test("A101, E160: when the target goes, the source's chain is stopped at once")
  func targetGone() {
    let calls = Cell(0)
    let torn = Cell(false)
    let source = MutableProperty(0)
    do {
      let target = MutableProperty(0)
      let values = source.signal.doDisposed { torn.value = true }
      values.map { value in
        calls.change { $0 += 1 }
        return value
      }.bind(to: target)
      source.value = 1
      #expect(target.value == 1)
    }
    #expect(torn.value)
    for value in 2...4 { source.value = value }
    #expect(calls.value == 2)
  }

  @Test("a thousand bindings that have ended are not kept")
  func growth() {
    let alive = Cell(0)
    let target = MutableProperty(0)
    for value in 1...1_000 {
      let token = Token(alive)
      let source = Signal<Int, Never>.just(value).map { value in
        token.touch()
        return value
      }
      source.bind(to: target)
      let other = MutableProperty(value)
      other.changes.bind(to: target)
    }
    #expect(target.value == 1_000)
    #expect(alive.value == 0)
  }

  @Test("sets a variable of an object that it does not keep, and stops when that is gone")
  func keyPath() {
    let torn = Cell(false)
    let source = Subject<String, Never>()
    var label: Label? = Label()
    weak let known = label
    source.signal.doDisposed { torn.value = true }.bind(to: label ?? Label(), \.text)
    source.send("a")
    #expect(label?.text == "a")
    label = nil
    #expect(known == nil)
    source.send("b")
    #expect(torn.value)
  }

  @Test("a checked property, a subject and a channel's end can be bound to, and go on afterwards")
  func otherTargets() {
    let even = ValidatingProperty<Int, Oops>(0) { (number) throws(Oops) in
      if !number.isMultiple(of: 2) { throw Oops() }
      return number
    }
    let (subject, channel) = (Subject<Int, Never>(), Channel<Int>())
    let (sent, heard) = (Log<Int>(), Log<Int>())
    subject.signal.subscribe(next: sent.add)
    channel.following.signal.subscribe(next: heard.add)
    let source = Signal<Int, Never>.values([2, 3])
    source.bind(to: even)
    source.bind(to: subject)
    source.bind(to: channel.leading)
    #expect(even.value == 2)
    #expect(even.result.value == .failure(Oops()))
    subject.send(4)
    #expect(sent.entries == [2, 3, 4])
    #expect(heard.entries == [2, 3])
  }

  /// A target of the test's own.
  final class Diary: BindingTarget {
    let log: Log<Int>
    init(_ log: Log<Int>) { self.log = log }
    func receive(_ value: Int) { log.add(value) }
  }

  @Test("a type of one's own can be bound to, is not kept, and its binding ends when it is missed")
  func ownTarget() {
    let (log, torn) = (Log<Int>(), Cell(false))
    let source = Subject<Int, Never>()
    do {
      let diary = Diary(log)
      source.signal.doDisposed { torn.value = true }.bind(to: diary)
      source.send(1)
      withExtendedLifetime(diary) {}
    }
    source.send(2)
    #expect(torn.value)
    #expect(log.entries == [1])
  }

  @MainActor final class Screen {
    var title = ""
    private let query = MutableProperty("a")

    func bind() -> Disposable { query.map { $0.uppercased() }.signal.bind(to: self, \.title) }
    func type(_ text: String) { query.value = text }
  }

  @Test("sets a variable of a main-actor object on the main actor")
  @MainActor func mainActor() async {
    let screen = Screen()
    _ = screen.bind()
    #expect(await eventually { screen.title == "A" })
    screen.type("b")
    #expect(await eventually { screen.title == "B" })
  }

  @Test("values from elsewhere reach a main-actor object on the main actor, and it is not kept")
  @MainActor func fromElsewhere() async {
    let source = Subject<String, Never>()
    let torn = Cell(false)
    var screen: Screen? = Screen()
    weak let known = screen
    if let screen { source.signal.doDisposed { torn.value = true }.bind(to: screen, \.title) }
    await Task.detached { source.send("far") }.value
    #expect(await eventually { known?.title == "far" })
    screen = nil
    #expect(known == nil)
    source.send("later")
    #expect(await eventually { torn.value })
  }

  /// Lets the main actor run until `condition` holds, at most ten seconds.
  @MainActor private func eventually(_ condition: () -> Bool) async -> Bool {
    let start = ContinuousClock.now
    while !condition() {
      if ContinuousClock.now - start > .seconds(10) { return false }
      await Task.yield()
    }
    return true
  }
}
