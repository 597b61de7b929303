import Signals
import TestSupport
import Testing

@Suite("doError")
struct DoErrorTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "DoError", { $0[0].doError { _ in } })
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.doError { _ in token.touch() } } }

  @Test(
    "is called on failure alone",
    arguments: [("a-#", 1), ("a-|", 0), ("a-...", 0)]
  )
  func calls(diagram: String, count: Int) {
    let calls = Cell(0)
    expectMarbles([diagram], diagram) { $0[0].doError { _ in calls.change { $0 += 1 } } }
    #expect(calls.value == count)
  }

  @Test("is called before the failure is passed on")
  func order() {
    let log = Log<String>()
    Signal<Int, Oops>.fail(Oops()).doError { _ in log.add("effect") }
      .subscribe(next: { _ in }, failed: { _ in log.add("failed") })
    #expect(log.entries == ["effect", "failed"])
  }
}
