import Signals
import Testing

@Suite("then")
struct ThenTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Then",
      { $0[0].then($0[1]) },
      { $0[0].then($0.safe(1)) },
      { $0.safe(0).then($0[1]) }
    )
  }

  @Test("passes failures and silence at once", arguments: ["#", "--#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram, "b"], diagram) {
      $0[0].then($0[1])
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.then(Signal<Int, MarbleFailure>.just(1).map { token.pass($0) })
    }
  }

  @Test("E137: 1 2 C, then 9: the next is started after the completion")
  func order() {
    expectMarbles(["12|", "9|"], "--9|", spans: ["^-!", "--^!"]) { $0[0].then($0[1]) }
  }

  @Test("a failure ends it and the next is never subscribed to")
  func failure() {
    expectMarbles(["1-#", "9|"], "--#", spans: ["^-!", "-"]) { $0[0].then($0[1]) }
  }
}
