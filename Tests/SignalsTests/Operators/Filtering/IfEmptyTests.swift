import Signals
import Testing

@Suite("ifEmpty")
struct IfEmptyTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "IfEmpty",
      { $0[0].ifEmpty("x") },
      { $0[0].ifEmpty(switchTo: $0[1]) },
      { $0[0].ifEmpty(switchTo: $0.safe(1)) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "#", "---"])
  func passesEndings(diagram: String) { expectMarbles([diagram], diagram) { $0[0].ifEmpty("x") } }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.ifEmpty("x") }
  }

  @Test("the other signal is not subscribed to after a value or a failure")
  func notNeeded() {
    expectMarbles(["a|", "x|"], "a|", spans: ["^!", "-"]) { $0[0].ifEmpty(switchTo: $0[1]) }
    expectMarbles(["-#", "x|"], "-#", spans: ["^!", "-"]) { $0[0].ifEmpty(switchTo: $0[1]) }
  }

  @Test("the other signal's failure ends it, and disposal reaches it")
  func other() {
    expectMarbles(["-|", "-#"], "--#") { $0[0].ifEmpty(switchTo: $0[1]) }
    expectMarbles(["-|", "xyz"], "-x(y|)", spans: ["^!", "-^!"]) {
      $0[0].ifEmpty(switchTo: $0[1]).take(2)
    }
  }
}
