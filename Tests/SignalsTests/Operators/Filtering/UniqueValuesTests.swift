import Signals
import Testing

@Suite("uniqueValues")
struct UniqueValuesTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "UniqueValues", { $0[0].uniqueValues { $0.lowercased() } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].uniqueValues { $0 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.uniqueValues { token.pass($0.lowercased()) } }
  }
}
