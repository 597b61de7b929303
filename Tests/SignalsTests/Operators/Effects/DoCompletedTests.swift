import Signals
import TestSupport
import Testing

@Suite("doCompleted")
struct DoCompletedTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "DoCompleted", { $0[0].doCompleted {} })
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.doCompleted { token.touch() } } }

  @Test(
    "is called on completion alone",
    arguments: [("a-|", 1), ("a-#", 0), ("a-...", 0)]
  )
  func calls(diagram: String, count: Int) {
    let calls = Cell(0)
    expectMarbles([diagram], diagram) { $0[0].doCompleted { calls.change { $0 += 1 } } }
    #expect(calls.value == count)
  }

  @Test("is called before completion is passed on")
  func order() {
    let log = Log<String>()
    Signal<Int, Never>.just(1).doCompleted { log.add("effect") }
      .subscribe(next: { _ in log.add("value") }, completed: { log.add("completed") })
    #expect(log.entries == ["value", "effect", "completed"])
  }
}
