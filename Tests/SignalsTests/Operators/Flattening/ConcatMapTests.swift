import Signals
import TestSupport
import Testing

@Suite("concatMap")
struct ConcatMapTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "ConcatMap",
      { stage in stage[0].concatMap { name in stage[1].map { name + $0 } } },
      { stage in stage[0].concatMap { _ in stage.safe(1) } },
      { stage in stage.safe(0).concatMap { _ in stage[1] } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].concatMap { Signal.just($0) } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.concatMap { Signal<String, MarbleFailure>.just(token.pass($0)) }
    }
  }

  @Test("each starts after the one before was torn down")
  func order() {
    let play = Play()
    let signal = play.hot("a@1 b@2 C@3").concatMap { name in
      play.cold("x@1 C@4", named: name)
    }
    #expect(play.record(signal) == "x@2 x@6 C@9")
    #expect(play.lives.entries == ["+hot@0", "+a@1", "-hot@3", "-a@5", "+b@5", "-b@9"])
  }
}
