import Signals
import Testing

@Suite("skip")
struct SkipTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws { try expectDocumentedMarbles(in: "Skip", { $0[0].skip(2) }) }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) { expectMarbles([diagram], diagram) { $0[0].skip(0) } }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.map { token.pass($0) }.skip(1) } }

  @Test("E056: 2 of 1 2 3 4 C leaves 3 4 C, and 9 of 1 2 C leaves C")
  func counts() {
    expectMarbles(["1234|"], "--34|") { $0[0].skip(2) }
    expectMarbles(["12|"], "--|") { $0[0].skip(9) }
  }
}
