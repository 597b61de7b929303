import Signals
import Testing

@Suite("contains(where:)")
struct ContainsTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Contains",
      { $0[0].contains { $0 == $0.uppercased() }.map { $0 ? "T" : "F" } }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.contains { token.pass($0 == "c") } }
  }

  @Test("E140: any above 2 of 1@1 3@2 5@3 is true at 2, source disposed; of 1 C it is false at C")
  func aboveTwo() {
    expectMarbles(["-135"], "--(T|)", spans: ["^-!"]) {
      $0[0].contains { $0 > "2" }.map { $0 ? "T" : "F" }
    }
    expectMarbles(["1|"], "-(F|)") { $0[0].contains { $0 > "2" }.map { $0 ? "T" : "F" } }
  }

  @Test("D20: a failure is forwarded")
  func failure() { expectMarbles(["1#"], "-#") { $0[0].contains { $0 > "2" }.map { "\($0)" } } }
}
