import Observation
import Signals
import TestSupport
import Testing

@Suite("observing", .ownThread)
struct ObservingTests {
  /// A model that any thread may use.
  @Observable final class Model: @unchecked Sendable {
    // Sound: what changes is behind a lock.
    @ObservationIgnored private let stored = Locked((count: 0, other: 0, usesOther: false))

    var count: Int {
      get { read(\.count) { $0.count } }
      set { write(\.count) { $0.count = newValue } }
    }
    var other: Int {
      get { read(\.other) { $0.other } }
      set { write(\.other) { $0.other = newValue } }
    }
    var usesOther: Bool {
      get { read(\.usesOther) { $0.usesOther } }
      set { write(\.usesOther) { $0.usesOther = newValue } }
    }

    private func read<Value>(
      _ keyPath: KeyPath<Model, Value>,
      _ body: ((count: Int, other: Int, usesOther: Bool)) -> Value
    ) -> Value {
      access(keyPath: keyPath)
      return stored.withLock { body($0) }
    }

    private func write<Value>(
      _ keyPath: KeyPath<Model, Value>,
      _ body: (inout (count: Int, other: Int, usesOther: Bool)) -> Void
    ) {
      withMutation(keyPath: keyPath) { stored.withLock { body(&$0) } }
    }
  }

  let time = TestScheduler()

  /// A model with a word, changed by one thread at a time.
  @Observable final class Note: @unchecked Sendable {
    // Sound: the test's own thread alone touches it.
    var word = "a"
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Observing",
      { stage in
        let note = Note()
        stage.safe(0).subscribe(next: { note.word = $0 })
        return Signal.observing(on: stage.time) { note.word }.promoteError()
      }
    )
  }

  @Test("sends the value now, and after each change once the scheduler runs")
  func follows() {
    let model = Model()
    let log = Log<Int>()
    Signal.observing(on: time) { model.count }.subscribe(next: log.add)
    #expect(log.entries == [0])
    model.count = 1
    #expect(log.entries == [0])
    time.advance(by: .zero)
    model.count = 2
    time.advance(by: .zero)
    #expect(log.entries == [0, 1, 2])
  }

  @Test("changes that come before the next reading are one value")
  func coalesces() {
    let model = Model()
    let log = Log<Int>()
    Signal.observing(on: time) { model.count }.subscribe(next: log.add)
    for value in 1...5 { model.count = value }
    time.advance(by: .zero)
    #expect(log.entries == [0, 5])
  }

  @Test("what was not read is not watched, and what is read may change")
  func dependencies() {
    let model = Model()
    let log = Log<Int>()
    let signal = Signal.observing(on: time) { model.usesOther ? model.other : model.count }
    signal.subscribe(next: log.add)
    model.other = 10
    time.advance(by: .zero)
    #expect(log.entries == [0])
    model.usesOther = true
    time.advance(by: .zero)
    model.count = 1
    time.advance(by: .zero)
    model.other = 20
    time.advance(by: .zero)
    #expect(log.entries == [0, 10, 20])
  }

  @Test("a change made between the reading and the start of the watch is not lost")
  func window() {
    let model = Model()
    let hasChanged = Cell(false)
    let log = Log<Int>()
    Signal.observing(on: time) {
      let count = model.count
      // As another thread would, just after the reading.
      if !hasChanged.change({ first in
        defer { first = true }; return first
      }) {
        onThreads(1) { _ in model.count = 7 }
      }
      return count
    }.subscribe(next: log.add)
    time.advance(by: .zero)
    #expect(log.entries.last == 7)
  }

  @Test("a change made from inside an observer comes next")
  func reentrant() {
    let model = Model()
    let log = Log<Int>()
    Signal.observing(on: time) { model.count }.subscribe(next: { value in
      log.add(value)
      if value < 3 { model.count = value + 1 }
    })
    time.run(limit: 100)
    #expect(log.entries == [0, 1, 2, 3])
  }

  @Test("disposed, it is silent and lets go of what the expression captured")
  func disposed() {
    let alive = Cell(0)
    let model = Model()
    let log = Log<Int>()
    do {
      let token = Token(alive)
      let handle = Signal.observing(on: time) {
        token.touch()
        return model.count
      }.subscribe(next: log.add)
      model.count = 1
      handle.dispose()
    }
    time.advance(by: .zero)
    #expect(log.entries == [0])
    #expect(alive.value == 0)
  }

  @Test("a model that is captured weakly goes, and the subscription with it")
  func modelGone() {
    let alive = Cell(0)
    do {
      let token = Token(alive)
      let model = Model()
      Signal.observing(on: time) { [weak model] in model?.count }.subscribe(next: { _ in
        token.touch()
      })
      model.count = 1
      time.advance(by: .zero)
      #expect(alive.value == 1)
    }
    #expect(alive.value == 0)
  }

  @Test("take(1) stops the watch, also with the first value")
  func stops() {
    let reads = Cell(0)
    let model = Model()
    Signal.observing(on: time) {
      reads.change { $0 += 1 }
      return model.count
    }.take(1).subscribe(next: { _ in })
    let before = reads.value
    model.count = 1
    time.advance(by: .zero)
    #expect(reads.value == before)
  }

  @Test("changes made on its queue all arrive in the end, the last one last")
  func queue() {
    let model = Model()
    let last = Cell(0)
    let queue = QueueScheduler(label: "model")
    Signal.observing(on: queue) { model.count }.subscribe(next: { last.value = $0 })
    onFourThreads { _ in
      for _ in 0..<500 { queue.schedule { model.count += 1 } }
    }
    #expect(eventually { last.value == 2_000 })
  }
}

@Suite("observing on the main actor", .ownThread)
@MainActor struct ObservingOnMainTests {
  @Observable final class Form {
    var name = ""
    var copy = ""
  }

  @Test("sends the value now and after each turn that changes it")
  func follows() async {
    let form = Form()
    let log = Log<String>()
    let handle = Signal.observing { form.name }.subscribe(next: log.add)
    #expect(await eventually { log.entries == [""] })
    form.name = "a"
    form.name = "b"
    #expect(await eventually { log.entries == ["", "b"] })
    handle.dispose()
    form.name = "c"
    await Task.yield()
    #expect(log.entries == ["", "b"])
  }

  @Test("observes one variable and sets another one of the same object")
  func bothWays() async {
    let form = Form()
    let handle = Signal.observing { form.name.uppercased() }.bind(to: form, \.copy)
    form.name = "lisbon"
    #expect(await eventually { form.copy == "LISBON" })
    handle.dispose()
  }

  /// Lets the main actor run until `condition` holds, at most ten seconds.
  private func eventually(_ condition: () -> Bool) async -> Bool {
    let start = ContinuousClock.now
    while !condition() {
      if ContinuousClock.now - start > .seconds(10) { return false }
      await Task.yield()
    }
    return true
  }
}
