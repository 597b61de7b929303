import Signals
import Testing

@Suite("first(where:)")
struct FirstTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "First", { $0[0].first { $0 == $0.uppercased() } })
  }

  @Test("passes endings at once", arguments: ["-|", "-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].first { _ in false } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.first { token.pass($0 == "c") } }
  }

  @Test("disposes the source with the value")
  func disposes() {
    expectMarbles(["-123"], "--(2|)", spans: ["^-!"]) { $0[0].first { $0 == "2" } }
  }
}
