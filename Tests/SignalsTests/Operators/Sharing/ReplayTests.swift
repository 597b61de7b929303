import Signals
import TestSupport
import Testing

@Suite("replay")
struct ReplayTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Replay",
      { $0[0].replay().signal.delaySubscription(.seconds(3), on: $0.time) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].replay().signal }
  }

  @Test("starts at once, once, and repeats everything after the end too")
  func repeats() {
    let play = Play()
    let connection = play.cold("1@1 2@2 C@3", named: "s").replay()
    #expect(play.lives.entries == ["+s@0"])
    play.time.advance(by: .seconds(9))
    #expect(play.record(connection.signal, until: 10) == "1@9 2@9 C@9")
    #expect(play.record(connection.signal, until: 11) == "1@10 2@10 C@10")
    #expect(play.lives.entries == ["+s@0", "-s@3"])
  }

  @Test("the handle of the connection stops the work")
  func stops() {
    let play = Play()
    let connection = play.cold("1@1 2@5", named: "s").replay()
    play.time.advance(by: .seconds(2))
    connection.connect().dispose()
    #expect(play.lives.entries == ["+s@0", "-s@2"])
  }
}
