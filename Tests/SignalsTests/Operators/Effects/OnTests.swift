import Signals
import TestSupport
import Testing

@Suite("on")
struct OnTests {
  /// Logs everything that happens.
  private func logged(_ signal: Signal<String, MarbleFailure>, _ log: Log<String>)
    -> Signal<String, MarbleFailure>
  {
    signal.on(
      subscribed: { log.add("subscribed") },
      next: { log.add("next \($0)") },
      failed: { _ in log.add("failed") },
      completed: { log.add("completed") },
      disposed: { log.add("disposed") }
    )
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "On", { self.logged($0[0], Log()) })
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.on(
        subscribed: { token.touch() },
        next: { _ in token.touch() },
        failed: { _ in token.touch() },
        completed: { token.touch() },
        disposed: { token.touch() }
      )
    }
  }

  @Test(
    "calls the closure for what happens, and for nothing else",
    arguments: [("a-|", "completed"), ("a-#", "failed"), ("a-...", "disposed")]
  )
  func calls(diagram: String, ending: String) {
    let log = Log<String>()
    expectMarbles([diagram], diagram) { self.logged($0[0], log) }
    #expect(log.entries == ["subscribed", "next a", ending])
  }

  @Test("without a closure nothing changes")
  func nothing() { expectMarbles(["a-b#"], "a-b#") { $0[0].on() } }
}
