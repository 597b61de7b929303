import Signals
import Testing

@Suite("not")
struct NotTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Not", { $0[0].map { $0 == "T" }.not().map { $0 ? "T" : "F" } })
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0 == "a") }.not() }
  }
}
