import Signals
import TestSupport
import Testing

@Suite("replayLazily")
struct ReplayLazilyTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "ReplayLazily",
      { stage in
        let shared = stage[0].replayLazily()
        return shared.then(Signal<String, MarbleFailure>.empty)
          .merge(shared.delaySubscription(.seconds(3), on: stage.time))
      }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].replayLazily() }
  }

  @Test("E122: started once, by the first observer; the second gets 1 2 and what follows")
  func lazily() {
    let play = Play()
    let shared = play.cold("1@1 2@2 3@8 C@9", named: "s").replayLazily()
    #expect(play.lives.entries == [])
    let first = Log<String>()
    shared.subscribe(next: { first.add($0) }, failed: { _ in })
    play.time.advance(by: .seconds(5))
    #expect(play.record(shared, until: 20) == "1@5 2@5 3@8 C@9")
    #expect(first.entries == ["1", "2", "3"])
    #expect(play.lives.entries == ["+s@0", "-s@9"])
  }

  @Test("the work goes on after everyone has left")
  func goesOn() {
    let play = Play()
    let shared = play.cold("1@1 2@2 C@9", named: "s").replayLazily()
    #expect(play.record(shared, until: 1) == "1@1")
    #expect(play.lives.entries == ["+s@0"])
    #expect(play.record(shared, until: 20) == "1@1 2@2 C@9")
  }
}
