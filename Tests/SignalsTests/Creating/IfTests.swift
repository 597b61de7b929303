import Signals
import Testing

@Suite("if")
struct IfTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "If",
      { .if($0[0].map { $0 == "T" }, then: $0[1], else: $0[2]) }
    )
  }

  @Test("stops the one that was followed")
  func stops() {
    expectMarbles(
      ["T-F--|", "abcdef|", "12|"],
      "ab12-|",
      spans: ["^----!", "^-!", "--^-!"]
    ) { .if($0[0].map { $0 == "T" }, then: $0[1], else: $0[2]) }
  }

  @Test("a failure of any ends it")
  func failures() {
    let condition = { (stage: Stage) in stage[0].map { $0 == "T" } }
    expectMarbles(["T#", "-"], "-#") { .if(condition($0), then: $0[1], else: .never) }
    expectMarbles(["T--", "-#"], "-#") { .if(condition($0), then: $0[1], else: .never) }
  }
}
