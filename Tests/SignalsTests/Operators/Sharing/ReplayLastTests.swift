import Signals
import TestSupport
import Testing

@Suite("replayLast")
struct ReplayLastTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "ReplayLast",
      { $0[0].replayLast().signal.delaySubscription(.seconds(3), on: $0.time) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].replayLast().signal }
  }

  @Test("starts at once, once, and repeats the newest value after the end too")
  func repeats() {
    let play = Play()
    let connection = play.cold("1@1 2@2 C@3", named: "s").replayLast()
    play.time.advance(by: .seconds(9))
    #expect(play.record(connection.signal, until: 10) == "2@9 C@9")
    #expect(play.lives.entries == ["+s@0", "-s@3"])
  }
}
