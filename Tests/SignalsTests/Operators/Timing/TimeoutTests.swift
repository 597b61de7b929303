import Signals
import TestSupport
import Testing

@Suite("timeout")
struct TimeoutTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Timeout",
      { $0[0].timeout(.seconds(4), failingWith: MarbleFailure(), on: $0.time) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) {
      $0[0].timeout(.seconds(9), failingWith: MarbleFailure(), on: $0.time)
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }
        .timeout(.seconds(1), failingWith: MarbleFailure(), on: TestScheduler())
    }
  }

  @Test("E094, D11: 1@5 2@12 fails at ten and the source is torn down")
  func fails() {
    let play = Play()
    let signal = play.cold("1@5 2@12")
      .timeout(.seconds(10), failingWith: MarbleFailure(), on: play.time)
    #expect(play.record(signal) == "1@5 E@10")
    #expect(play.lives.entries == ["+cold@0", "-cold@10"])
  }

  @Test("E095: 1@5 C@8 completes, and the timer is gone")
  func completes() {
    let play = Play()
    let signal = play.hot("1@5 C@8")
      .timeout(.seconds(10), failingWith: MarbleFailure(), on: play.time)
    #expect(play.record(signal) == "1@5 C@8")
    let clock = CountingScheduler()
    let subject = Subject<Int, Oops>()
    subject.signal.timeout(.seconds(10), failingWith: Oops(), on: clock)
      .subscribe(next: { _ in }, failed: { _ in })
    #expect(clock.waiting == 1)
    subject.complete()
    #expect(clock.waiting == 0)
  }

  @Test("E097: completion scheduled for ten before subscribing completes at ten")
  func tie() {
    let play = Play()
    let signal = play.hot("C@10")
      .timeout(.seconds(10), failingWith: MarbleFailure(), on: play.time)
    #expect(play.record(signal) == "C@10")
  }
}
