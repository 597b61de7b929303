import Signals
import TestSupport
import Testing

@Suite("finally")
struct FinallyTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws { try expectDocumentedMarbles(in: "Finally", { $0[0].finally {} }) }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.finally { token.touch() } } }

  @Test(
    "E135: runs once on completion and on failure, and not on disposal",
    arguments: [("a-|", 1), ("a-#", 1), ("a-...", 0)]
  )
  func calls(diagram: String, count: Int) {
    let calls = Cell(0)
    expectMarbles([diagram], diagram) { $0[0].finally { calls.change { $0 += 1 } } }
    #expect(calls.value == count)
  }
}
