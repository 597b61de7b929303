import Signals
import TestSupport
import Testing

@Suite("delaySubscription")
struct DelaySubscriptionTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "DelaySubscription",
      { $0[0].delaySubscription(.seconds(2), on: $0.time) }
    )
  }

  @Test("passes endings", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].delaySubscription(.zero, on: $0.time) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.delaySubscription(.seconds(1), on: ImmediateScheduler())
    }
  }

  @Test("the work starts when the time has come")
  func starts() {
    expectMarbles(["-1|"], "---1|", spans: ["--^-!"]) {
      $0[0].delaySubscription(.seconds(2), on: $0.time)
    }
  }

  @Test("disposed before that, the work never starts")
  func disposed() {
    let play = Play()
    let signal = play.cold("1@1").delaySubscription(.seconds(5), on: play.time)
    #expect(play.record(signal, until: 3) == "")
    play.time.run()
    #expect(play.lives.entries == [])
  }
}
