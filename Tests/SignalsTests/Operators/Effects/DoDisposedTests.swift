import Signals
import TestSupport
import Testing

@Suite("doDisposed")
struct DoDisposedTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "DoDisposed", { $0[0].doDisposed {} })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].doDisposed {} }
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.doDisposed { token.touch() } } }

  @Test(
    "D19: is called on disposal alone",
    arguments: [("a-|", 0), ("a-#", 0), ("a-...", 1)]
  )
  func calls(diagram: String, count: Int) {
    let calls = Cell(0)
    expectMarbles([diagram], diagram) { $0[0].doDisposed { calls.change { $0 += 1 } } }
    #expect(calls.value == count)
  }

  @Test("is called once, however often the handle is disposed")
  func once() {
    let calls = Cell(0)
    let handle = Signal<Int, Never>.never.doDisposed { calls.change { $0 += 1 } }
      .subscribe(next: { _ in })
    handle.dispose()
    handle.dispose()
    #expect(calls.value == 1)
  }

  @Test("is called when something further down has enough, from every source")
  func enough() {
    let calls = Log<String>()
    Signal<Int, Never>.values(0...).doDisposed { calls.add("cold") }.take(2)
      .subscribe(next: { _ in })
    let subject = Subject<Int, Never>()
    subject.signal.doDisposed { calls.add("hot") }.take(1).subscribe(next: { _ in })
    subject.send(1)
    #expect(calls.entries == ["cold", "hot"])
  }

  @Test("without its handle a subscription lives on, also to what sends nothing, until it is over")
  func forgotten() {
    let calls = Log<String>()
    let alive = Cell(0)
    let (lifetime, end) = Lifetime.make()
    do {
      let token = Token(alive)
      Signal<Int, Never>.never.doDisposed {
        token.touch()
        calls.add("never")
      }.subscribe(during: lifetime, next: { _ in token.touch() })
      Signal<Int, Never>.create { _, lifetime in lifetime.onEnd { calls.add("ended") } }
        .doDisposed { calls.add("create") }
        .subscribe(during: lifetime, next: { _ in token.touch() })
    }
    #expect(calls.entries == [])
    end.dispose()
    #expect(calls.entries.sorted() == ["create", "ended", "never"])
    #expect(alive.value == 0)
  }

  @Test("a signal that can still send lives on without its handle, and is not called off")
  func livesOn() {
    let calls = Log<String>()
    let subject = Subject<Int, Never>()
    subject.signal.doDisposed { calls.add("off") }.subscribe(next: { calls.add("\($0)") })
    subject.send(1)
    #expect(calls.entries == ["1"])
    subject.complete()
    #expect(calls.entries == ["1"])
  }
}
