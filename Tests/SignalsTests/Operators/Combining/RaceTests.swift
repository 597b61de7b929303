import Signals
import Testing

@Suite("race")
struct RaceTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Race",
      { $0[0].race($0[1]) },
      { .race([$0[0], $0[1], $0[2]]) }
    )
  }

  @Test("passes endings of its only input at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { .race([$0[0]]) }
    expectMarbles([diagram], diagram) { $0[0].race(.never) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.race(.never) }
  }

  @Test("the losers are stopped when the race is decided")
  func losers() {
    expectMarbles(["---a-b|", "--1--2|", "-----x"], "--1--2|", spans: ["^-!", "^-----!", "^-!"]) {
      .race([$0[0], $0[1], $0[2]])
    }
  }

  @Test("a completion or a failure wins too")
  func endings() {
    expectMarbles(["---a-b|", "--|"], "--|", spans: ["^-!", "^-!"]) { $0[0].race($0[1]) }
    expectMarbles(["---a-b|", "--#"], "--#", spans: ["^-!", "^-!"]) { $0[0].race($0[1]) }
  }

  @Test("after a synchronous one has spoken, the rest is never subscribed to")
  func synchronous() {
    expectMarbles(["1"], "(ab|)", spans: ["-"]) { .race([.values(["a", "b"]), $0[0]]) }
  }

  @Test("of no inputs at all it completes")
  func none() {
    expectMarbles([], "|") { _ in .race([]) }
  }
}
