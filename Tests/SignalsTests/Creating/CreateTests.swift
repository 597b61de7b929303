import Signals
import TestSupport
import Testing

@Suite("create")
struct CreateTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Create",
      { stage in
        .create { observer, lifetime in lifetime.add(stage[0].subscribe(observer)) }
      }
    )
  }

  @Test("runs once per subscription, and not before")
  func cold() {
    let runs = Cell(0)
    let signal = Signal<Int, Never>.create { observer, _ in
      runs.change { $0 += 1 }
      observer.send(runs.value)
      observer.complete()
    }
    #expect(runs.value == 0)
    let log = Log<Int>()
    signal.subscribe(next: log.add)
    signal.subscribe(next: log.add)
    #expect(log.entries == [1, 2])
  }

  @Test("the lifetime comes with the observer: synchronous work stops at once after take(1)")
  func lifetime() {
    let sent = Cell(0)
    let log = Log<Int>()
    Signal<Int, Never>.create { observer, lifetime in
      while !lifetime.isEnded {
        sent.change { $0 += 1 }
        observer.send(sent.value)
      }
    }.take(1).subscribe(next: log.add)
    #expect(log.entries == [1])
    #expect(sent.value == 1)
  }

  @Test("what is sent after the end or the disposal is not delivered")
  func afterwards() {
    let observers = Log<Observer<Int, Oops>>()
    let log = Log<Signal<Int, Oops>.Event>()
    let signal = Signal<Int, Oops>.create { observer, _ in observers.add(observer) }
    signal.subscribeEvents(log.add)
    observers.entries[0].send(1)
    observers.entries[0].fail(Oops())
    observers.entries[0].complete()
    observers.entries[0].send(2)
    signal.subscribeEvents(log.add).dispose()
    observers.entries[1].send(3)
    observers.entries[1].complete()
    #expect(log.entries == [.next(1), .failed(Oops())])
  }

  @Test("a value sent from inside a delivery waits for its turn")
  func reentrancy() {
    let observers = Log<Observer<Int, Never>>()
    let log = Log<String>()
    Signal<Int, Never>.create { observer, _ in observers.add(observer) }.subscribe(
      next: { value in
        if value == 1 {
          observers.entries[0].send(2)
          observers.entries[0].complete()
        }
        log.add("\(value)")
      },
      completed: { log.add("|") }
    )
    observers.entries[0].send(1)
    #expect(log.entries == ["1", "2", "|"])
  }

  @Test("the lifetime ends after the ending was delivered, once")
  func teardown() {
    let log = Log<String>()
    let handle = Signal<Int, Oops>.create { observer, lifetime in
      lifetime.onEnd { log.add("torn") }
      observer.complete()
    }.subscribe(next: { _ in }, failed: { _ in }, completed: { log.add("|") })
    handle.dispose()
    #expect(log.entries == ["|", "torn"])
  }

  @Test("work that forgets its observer is torn down with the subscription")
  func forgetting() {
    let log = Log<String>()
    let handle = Signal<Int, Never>.create { _, lifetime in lifetime.onEnd { log.add("torn") } }
      .subscribe(next: { _ in })
    #expect(log.entries == [])
    handle.dispose()
    #expect(log.entries == ["torn"])
  }
}
