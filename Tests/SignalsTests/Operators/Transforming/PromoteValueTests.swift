import Signals
import TestSupport
import Testing

@Suite("promoteValue")
struct PromoteValueTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "PromoteValue", { $0[0].ignoreValues().promoteValue() })
  }

  @Test("passes endings at once", arguments: ["--|", "--#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].ignoreValues().promoteValue() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.ignoreValues().promoteValue(Int.self)
    }
  }

  @Test("what sends nothing meets what does")
  func meets() {
    expectMarbles(["a-b---|", "--1-|"], "--1---|") {
      $0[0].ignoreValues().promoteValue().merge($0[1])
    }
  }
}
