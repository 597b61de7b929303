import Signals
import Testing

@Suite("skipUntil")
struct SkipUntilTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "SkipUntil",
      { $0[0].skipUntil { $0 == $0.uppercased() } },
      { $0[0].skipUntil($0[1]) },
      { $0[0].skipUntil($0.safe(1)) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].skipUntil { _ in true } }
    expectMarbles([diagram], diagram) { $0[0].skipUntil(Signal<Int, MarbleFailure>.just(1)) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.skipUntil { token.pass($0 == "b") } }
    expectLaws { signal, token in
      signal.skipUntil(Signal<Int, MarbleFailure>.never.map { token.pass($0) })
    }
  }

  @Test("E058: 1@1 T@2 2@3 C@4 leaves 2@3 C@4; the trigger is disposed when it fires")
  func trigger() {
    expectMarbles(["-1-2|", "--T"], "---2|", spans: ["^---!", "^-!"]) { $0[0].skipUntil($0[1]) }
  }

  @Test("E059: a trigger that completes opens, and the source's completion always passes")
  func triggerCompletes() {
    expectMarbles(["-1-2|", "--|"], "---2|") { $0[0].skipUntil($0[1]) }
    expectMarbles(["-1-2|", "------T"], "----|", spans: ["^---!", "^---!"]) {
      $0[0].skipUntil($0[1])
    }
  }

  @Test("a failure of the trigger is forwarded until it has fired")
  func triggerFails() {
    expectMarbles(["-1-2|", "--#"], "--#", spans: ["^-!", "^-!"]) { $0[0].skipUntil($0[1]) }
    expectMarbles(["1--2|", "-T#"], "---2|") { $0[0].skipUntil($0[1]) }
  }
}
