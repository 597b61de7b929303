import Signals
import TestSupport
import Testing

@Suite("promoteError")
struct PromoteErrorTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "PromoteError", { $0.safe(0).promoteError() })
  }

  @Test("passes completion and silence", arguments: ["a-|", "|", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0.safe(0).promoteError() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.catch { _ in .empty }.map { token.pass($0) }.promoteError(MarbleFailure.self)
    }
  }

  @Test("says its failure type where the context does not")
  func type() {
    let seen = Log<String>()
    Signal<Int, Never>.values([1, 2]).promoteError(Oops.self).subscribeEvents { seen.add("\($0)") }
    #expect(seen.entries == ["next(1)", "next(2)", "completed"])
  }
}
