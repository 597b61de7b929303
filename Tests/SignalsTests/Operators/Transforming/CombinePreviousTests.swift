import Signals
import Testing

@Suite("combinePrevious")
struct CombinePreviousTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "CombinePrevious",
      { $0[0].combinePrevious("0").map { $0.0 + $0.1 } },
      { $0[0].combinePrevious().map { $0.0 + $0.1 } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].combinePrevious("").map { $0.1 } }
    let nothing = diagram.replacing("a", with: "-")
    expectMarbles([diagram], nothing) { $0[0].combinePrevious().map { $0.1 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.combinePrevious("") }
    expectLaws { signal, token in signal.map { token.pass($0) }.combinePrevious() }
  }
}
