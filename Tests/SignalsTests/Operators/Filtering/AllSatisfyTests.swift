import Signals
import Testing

@Suite("allSatisfy")
struct AllSatisfyTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "AllSatisfy",
      { $0[0].allSatisfy { $0 == $0.lowercased() }.map { $0 ? "T" : "F" } }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.allSatisfy { token.pass($0 != "c") } }
  }

  @Test(
    "E141: all below 3 of 1 2 C is true, of 1 5@2 false at 2, of nothing true",
    arguments: [("12|", "--(T|)"), ("-15-", "--(F|)"), ("|", "(T|)")]
  )
  func belowThree(input: String, output: String) {
    expectMarbles([input], output) { $0[0].allSatisfy { $0 < "3" }.map { $0 ? "T" : "F" } }
  }

  @Test("D20: a failure is forwarded")
  func failure() { expectMarbles(["1#"], "-#") { $0[0].allSatisfy { $0 < "3" }.map { "\($0)" } } }
}
