import Signals
import TestSupport
import Testing

@Suite("lazyMap")
struct LazyMapTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "LazyMap",
      { $0[0].lazyMap(on: $0.time) { $0.uppercased() } }
    )
  }

  @Test("passes endings", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].lazyMap(on: $0.time) { $0 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.lazyMap(on: ImmediateScheduler()) { token.pass($0) } }
  }

  @Test("transforms the newest value only, and completion waits for it")
  func newest() {
    let time = TestScheduler()
    let subject = Subject<Int, Never>()
    let (made, seen) = (Log<Int>(), Log<String>())
    subject.signal.lazyMap(on: time) { value in
      made.add(value)
      return value * 10
    }.subscribeEvents { seen.add("\($0)") }
    for value in 1...3 { subject.send(value) }
    subject.complete()
    #expect(seen.entries == [])
    time.run()
    #expect(made.entries == [3])
    #expect(seen.entries == ["next(30)", "completed"])
  }

  @Test("a failure does not wait")
  func failure() {
    let time = TestScheduler()
    let subject = Subject<Int, Oops>()
    let seen = Log<String>()
    subject.signal.lazyMap(on: time) { $0 }.subscribeEvents { seen.add("\($0)") }
    subject.send(1)
    subject.fail(Oops())
    time.run()
    #expect(seen.entries == ["failed(TestSupport.Oops())"])
  }
}
