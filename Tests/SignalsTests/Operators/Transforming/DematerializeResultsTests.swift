import Signals
import Testing

@Suite("dematerializeResults")
struct DematerializeResultsTests {
  /// The result a character of a diagram stands for.
  @Sendable private func result(_ name: String) -> Result<String, MarbleFailure> {
    name == "E" ? .failure(MarbleFailure()) : .success(name)
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "DematerializeResults",
      { $0.safe(0).map(result).dematerializeResults() }
    )
  }

  @Test("the first failure disposes the input")
  func disposes() {
    expectMarbles(["a-E-b"], "a-#", spans: ["^-!"]) {
      $0.safe(0).map(result).dematerializeResults()
    }
  }

  @Test("undoes materializeResults", arguments: ["a-b-|", "a-#", "|", "#", "---"])
  func undoes(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].materializeResults().dematerializeResults() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.materializeResults().dematerializeResults()
    }
  }
}
