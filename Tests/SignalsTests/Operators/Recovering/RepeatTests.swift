import Signals
import TestSupport
import Testing

@Suite("repeat")
struct RepeatTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Repeat",
      { $0[0].repeat() },
      { $0[0].repeat(2) },
      { $0[0].repeat(.delayed(2, by: .seconds(1)), on: $0.time) }
    )
  }

  @Test("passes endings of one run at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].repeat(1) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.repeat(1) }
  }

  @Test("E117: synchronous 1 2, repeated, of which five are taken")
  func repeats() {
    let seen = Log<String>()
    Signal<Int, Never>.values([1, 2]).repeat().take(5).subscribeEvents { seen.add("\($0)") }
    #expect(
      seen.entries == ["next(1)", "next(2)", "next(1)", "next(2)", "next(1)", "completed"]
    )
  }

  @Test("E118: a failure ends it, there is no second run")
  func failure() {
    expectMarbles(["1#"], "1#", spans: ["^!"]) { $0[0].repeat() }
  }

  @Test("one run is torn down before the next starts")
  func oneAtATime() {
    let play = Play()
    #expect(play.record(play.cold("x@1 C@2").repeat(2)) == "x@1 x@3 C@4")
    #expect(play.lives.entries == ["+cold@0", "-cold@2", "+cold@2", "-cold@4"])
  }

  @Test("of no runs at all it completes")
  func none() {
    expectMarbles(["1|"], "|", spans: ["-"]) { $0[0].repeat(0) }
  }

  @Test("it waits between two runs, for ever if no number is given")
  func waits() {
    let play = Play()
    let policy = RetryPolicy.delayed(by: .seconds(3))
    // Each run takes two seconds, and three pass before the next.
    #expect(
      play.record(play.cold("x@1 C@2").repeat(policy, on: play.time), until: 13)
        == "x@1 x@6 x@11"
    )
    #expect(
      play.lives.entries == [
        "+cold@0", "-cold@2", "+cold@5", "-cold@7", "+cold@10", "-cold@12",
      ]
    )
  }

  @Test("a failure ends it, also while there are runs left")
  func failureUnderAPolicy() {
    let play = Play()
    #expect(play.record(play.cold("x@1 E@2").repeat(.immediately(), on: play.time)) == "x@1 E@2")
  }

  @Test("disposal between two runs stops the timer")
  func disposedWhileItWaits() {
    let play = Play()
    let repeated = play.cold("C@1").repeat(.delayed(by: .seconds(10)), on: play.time)
    #expect(play.record(repeated, until: 5) == "")
    play.time.run()
    #expect(play.lives.entries == ["+cold@0", "-cold@1"])
  }

  @Test("runs without a wait need constant stack")
  func deep() {
    let count = Cell(0)
    Signal<Int, Never>.just(1).repeat(.immediately(effort(100_000)), on: ImmediateScheduler())
      .subscribe(next: { one in count.change { $0 += one } })
    #expect(count.value == effort(100_000) + 1)
  }
}
