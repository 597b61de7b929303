import Signals
import TestSupport
import Testing

@Suite("repeat")
struct RepeatTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Repeat", { $0[0].repeat() }, { $0[0].repeat(2) })
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
}
