import Signals
import Testing

@Suite("enumerated")
struct EnumeratedTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Enumerated", { $0[0].enumerated().map { "\($0.0)\($0.1)" } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].enumerated().map { $0.1 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.enumerated() }
  }
}
