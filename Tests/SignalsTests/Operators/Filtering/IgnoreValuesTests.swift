import Signals
import Testing

@Suite("ignoreValues")
struct IgnoreValuesTests {
  @Sendable private func never(_ value: Never) -> String {}

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "IgnoreValues", { $0[0].ignoreValues().map(never) })
  }

  @Test("E007: 1@1 2@2 C@3 is C@3, and 1@1 E@2 is E@2")
  func endings() {
    expectMarbles(["-12|"], "---|") { $0[0].ignoreValues().map(never) }
    expectMarbles(["-1#"], "--#") { $0[0].ignoreValues().map(never) }
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.map { token.pass($0) }.ignoreValues() } }
}
