import Signals
import TestSupport
import Testing

@Suite("timeoutBetweenValues")
struct TimeoutBetweenValuesTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "TimeoutBetweenValues",
      { $0[0].timeoutBetweenValues(.seconds(4), failingWith: MarbleFailure(), on: $0.time) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) {
      $0[0].timeoutBetweenValues(.seconds(9), failingWith: MarbleFailure(), on: $0.time)
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }
        .timeoutBetweenValues(.seconds(1), failingWith: MarbleFailure(), on: TestScheduler())
    }
  }

  @Test("E094, D11: per value, 1@5 2@12 3@19 fails at 29")
  func perValue() {
    let play = Play()
    let signal = play.cold("1@5 2@12 3@19")
      .timeoutBetweenValues(.seconds(10), failingWith: MarbleFailure(), on: play.time)
    #expect(play.record(signal) == "1@5 2@12 3@19 E@29")
    #expect(play.lives.entries == ["+cold@0", "-cold@29"])
  }

  @Test("the first value has to come in time too")
  func first() {
    expectMarbles(["-----a"], "----#", spans: ["^---!"]) {
      $0[0].timeoutBetweenValues(.seconds(4), failingWith: MarbleFailure(), on: $0.time)
    }
  }

  @Test("keeps one timer, which is gone at the end")
  func oneTimer() {
    let clock = CountingScheduler()
    let subject = Subject<Int, Oops>()
    subject.signal.timeoutBetweenValues(.seconds(10), failingWith: Oops(), on: clock)
      .subscribe(next: { _ in }, failed: { _ in })
    for value in 0..<100 { subject.send(value) }
    #expect(clock.waiting == 1)
    subject.complete()
    #expect(clock.waiting == 0)
  }
}
