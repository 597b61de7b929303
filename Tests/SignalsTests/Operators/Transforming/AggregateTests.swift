import Signals
import Testing

@Suite("aggregate")
struct AggregateTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Aggregate",
      { $0[0].aggregate("") { $0 + $1 } },
      { $0[0].aggregate(into: "") { $0 += $1 } }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.aggregate("") { token.pass($0 + $1) } }
    expectLaws { signal, token in signal.aggregate(into: "") { $0 += token.pass($1) } }
  }

  @Test(
    "E075: 0,+ of 1 2 3 C is 6 C, of nothing 0 C, of 1 2 E is E",
    arguments: [("123|", "---(6|)"), ("|", "(0|)"), ("12#", "--#")]
  )
  func sums(input: String, output: String) {
    expectMarbles([input], output) {
      $0[0].compactMap { Int($0) }.aggregate(0) { $0 + $1 }.map { "\($0)" }
    }
    expectMarbles([input], output) {
      $0[0].compactMap { Int($0) }.aggregate(into: 0) { $0 += $1 }.map { "\($0)" }
    }
  }
}
