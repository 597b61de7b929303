import Signals
import TestSupport
import Testing

@Suite("flattenMapLatest")
struct FlattenMapLatestTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "FlattenMapLatest",
      { stage in stage[0].flattenMapLatest { name in stage[1].map { name + $0 } } },
      { stage in stage[0].flattenMapLatest { _ in stage.safe(1) } },
      { stage in stage.safe(0).flattenMapLatest { _ in stage[1] } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].flattenMapLatest { Signal.just($0) } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.flattenMapLatest { Signal<String, MarbleFailure>.just(token.pass($0)) }
    }
  }

  @Test("the old signal is stopped before the new one starts")
  func order() {
    let play = Play()
    let signal = play.hot("a@1 b@3 C@4").flattenMapLatest { name in
      play.cold("x@1 y@5 C@6", named: name)
    }
    #expect(play.record(signal) == "x@2 x@4 y@8 C@9")
    #expect(play.lives.entries == ["+hot@0", "+a@1", "-a@3", "+b@3", "-hot@4", "-b@9"])
  }
}
