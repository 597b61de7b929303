import Signals
import Testing

@Suite("withLatestFrom")
struct WithLatestFromTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "WithLatestFrom",
      { $0[0].withLatestFrom($0[1]).map { $0 + $1 } },
      { $0[0].withLatestFrom($0.safe(1)).map { $0 + $1 } },
      { $0.safe(0).withLatestFrom($0[1]).map { $0 + $1 } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].withLatestFrom(Signal.just(1)).map { $0.0 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.withLatestFrom(Signal<Int, MarbleFailure>.just(1).map { token.pass($0) }).map { $0.0 }
    }
  }

  @Test("E040: t1@1; 5@2; t2@3 t3@4; the other completes @5; t4@6 C@7")
  func samples() {
    expectMarbles(
      ["-a-bc-d|", "--5--|"],
      "---[b5][c5]-[d5]|",
      spans: ["^------!", "^----!"]
    ) { $0[0].withLatestFrom($0[1]).map { $0 + $1 } }
  }

  @Test("a failure of the other one is forwarded")
  func failure() {
    expectMarbles(["-a-b-|", "1-#"], "-[a1]#", spans: ["^-!", "^-!"]) {
      $0[0].withLatestFrom($0[1]).map { $0 + $1 }
    }
  }

  @Test("completion and disposal stop the other one")
  func stops() {
    expectMarbles(["-a|", "1--2"], "-[a1]|", spans: ["^-!", "^-!"]) {
      $0[0].withLatestFrom($0[1]).map { $0 + $1 }
    }
    expectMarbles(["-a--b", "1--2"], "-([a1]|)", spans: ["^!", "^!"]) {
      $0[0].withLatestFrom($0[1]).map { $0 + $1 }.take(1)
    }
  }
}
