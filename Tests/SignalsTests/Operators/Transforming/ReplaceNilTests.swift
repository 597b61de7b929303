import Signals
import Testing

@Suite("replaceNil")
struct ReplaceNilTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "ReplaceNil",
      { $0[0].map { $0 == "N" ? nil : $0 }.replaceNil(with: "x") }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].map { String?.some($0) }.replaceNil(with: "x") }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { String?.some(token.pass($0)) }.replaceNil(with: "x")
    }
  }
}
