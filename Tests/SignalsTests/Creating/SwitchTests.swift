import Signals
import Testing

@Suite("switch")
struct SwitchTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Switch", { .switch($0[0], cases: ["A": $0[1], "B": $0[2]]) })
  }

  @Test("a key without a case follows the default")
  func defaults() {
    expectMarbles(["A-C-|", "abcde|", "xy|"], "abxy|", spans: ["^---!", "^-!", "--^-!"]) {
      .switch($0[0], cases: ["A": $0[1]], default: $0[2])
    }
  }
}
