import Signals
import Testing

@Suite("filter")
struct FilterTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Filter", { $0[0].filter { $0 == $0.uppercased() } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].filter { _ in true } }
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.filter { token.pass($0 != "b") } } }

  @Test("E005: even ones of 1@1 2@2 3@3 4@4 C@5")
  func even() {
    expectMarbles(["-1234|"], "--2-4|") { $0[0].filter { $0 == "2" || $0 == "4" } }
  }
}
