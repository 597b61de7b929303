import Signals
import Testing

@Suite("compactMap")
struct CompactMapTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "CompactMap",
      { $0[0].compactMap { Int($0).map { "\($0)" } } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].compactMap { $0 } }
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.compactMap { token.pass($0.first) } } }
}
