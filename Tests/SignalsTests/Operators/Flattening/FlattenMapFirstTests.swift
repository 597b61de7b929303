import Signals
import TestSupport
import Testing

@Suite("flattenMapFirst")
struct FlattenMapFirstTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "FlattenMapFirst",
      { stage in stage[0].flattenMapFirst { name in stage[1].map { name + $0 } } },
      { stage in stage[0].flattenMapFirst { _ in stage.safe(1) } },
      { stage in stage.safe(0).flattenMapFirst { _ in stage[1] } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].flattenMapFirst { Signal.just($0) } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.flattenMapFirst { Signal<String, MarbleFailure>.just(token.pass($0)) }
    }
  }

  @Test("values that come while one is running never reach the closure")
  func dropped() {
    let play = Play()
    let made = Log<String>()
    let signal = play.hot("a@1 b@2 c@5 C@6").flattenMapFirst { name in
      made.add(name)
      return play.cold("x@1 C@3", named: name)
    }
    #expect(play.record(signal) == "x@2 x@6 C@8")
    #expect(made.entries == ["a", "c"])
  }

  @Test("a synchronous signal is over before the next value comes")
  func synchronous() {
    expectMarbles(["ab|"], "(aa)(bb)|") { $0[0].flattenMapFirst { Signal.values([$0, $0]) } }
  }
}
