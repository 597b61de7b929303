import Signals
import TestSupport
import Testing

@Suite("catch")
struct CatchTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Catch",
      { stage in stage[0].catch { _ in stage[1] } },
      { stage in stage[0].catch { _ in stage.safe(1) }.promoteError() }
    )
  }

  @Test("passes completion and silence", arguments: ["a-|", "|", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].catch { _ in .fail(MarbleFailure()) } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.catch { Signal<String, MarbleFailure>.fail(token.pass($0)) }
    }
  }

  @Test("E111: 1@1 E@3, then 7@+1 C@+2; the source is torn down before the replacement starts")
  func recovers() {
    expectMarbles(["-1-#", "-7|"], "-1--7|", spans: ["^--!", "---^-!"]) { stage in
      stage[0].catch { _ in stage[1] }
    }
    let play = Play()
    let signal = play.cold("1@1 E@3", named: "a").catch { _ in play.cold("7@1 C@2", named: "b") }
    #expect(play.record(signal) == "1@1 7@4 C@5")
    #expect(play.lives.entries == ["+a@0", "-a@3", "+b@3", "-b@5"])
  }

  @Test("E113: without a failure the closure is not called")
  func noFailure() {
    let calls = Cell(0)
    expectMarbles(["1-|"], "1-|") {
      $0[0].catch { _ in
        calls.change { $0 += 1 }
        return .empty
      }
    }
    #expect(calls.value == 0)
  }

  @Test("the failure type goes when the other signal cannot fail")
  func neverFails() {
    let seen = Log<Int>()
    let safe = Signal<Int, Oops>.just(1).concat(.fail(Oops())).catch { _ in .empty }
    safe.subscribe(next: { seen.add($0) })
    #expect(seen.entries == [1])
  }

  @Test("disposal stops the replacement")
  func disposal() {
    expectMarbles(["1#", "-2-3"], "1-(2|)", spans: ["^!", "-^!"]) { stage in
      stage[0].catch { _ in stage[1] }.take(2)
    }
  }
}
