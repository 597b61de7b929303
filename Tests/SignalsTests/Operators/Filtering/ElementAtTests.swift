import Signals
import Testing

@Suite("element(at:)")
struct ElementAtTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "ElementAt", { $0[0].element(at: 2) })
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.element(at: 2) }
  }

  @Test("disposes the source with the value")
  func disposes() { expectMarbles(["-123"], "-(1|)", spans: ["^!"]) { $0[0].element(at: 0) } }

  @Test("a shorter signal just ends")
  func shorter() {
    expectMarbles(["-1|"], "--|") { $0[0].element(at: 1) }
    expectMarbles(["-1#"], "--#") { $0[0].element(at: 1) }
  }
}
