import Signals
import TestSupport
import Testing

@Suite("retry")
struct RetryTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Retry",
      { $0[0].retry(2) },
      { $0[0].retry(.backOff(2, first: .seconds(1)), on: $0.time) },
      { stage in
        stage[0].retry { failures in
          failures.delay(.seconds(2), on: stage.time).map { _ in }.promoteError()
        }
      }
    )
  }

  @Test("passes endings of one run at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].retry(0) }
    expectMarbles([diagram], diagram) { $0[0].retry(.immediately(0), on: $0.time) }
    expectMarbles([diagram], diagram) {
      $0[0].retry { $0.promoteError().tryMap { failure throws(MarbleFailure) in throw failure } }
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.retry(0) }
    expectLaws { signal, token in
      signal.retry { failures in
        failures.promoteError().tryMap { failure throws(MarbleFailure) in
          throw token.pass(failure)
        }
      }
    }
  }

  @Test("E114, D12: two extra runs that always fail are three subscriptions")
  func extraRuns() {
    let play = Play()
    #expect(play.record(play.cold("1@1 E@2").retry(2)) == "1@1 1@3 1@5 E@6")
    #expect(
      play.lives.entries == [
        "+cold@0", "-cold@2", "+cold@2", "-cold@4", "+cold@4", "-cold@6",
      ]
    )
  }

  @Test("E115: two failed runs, then 5 C")
  func recovers() {
    let runs = Cell(0)
    let signal = Signal<Int, Oops>.defer {
      let run = runs.change { run in
        run += 1
        return run
      }
      return run < 3 ? Signal.just(run).concat(.fail(Oops())) : .just(5)
    }
    let seen = Log<String>()
    signal.retry().subscribeEvents { seen.add("\($0)") }
    #expect(seen.entries == ["next(1)", "next(2)", "next(5)", "completed"])
  }

  @Test("D29: endless retrying stops when nobody listens any more")
  func stops() {
    let seen = Log<Int>()
    Signal<Int, Oops>.just(0).concat(.fail(Oops())).retry().take(1)
      .subscribe(next: { seen.add($0) }, failed: { _ in })
    #expect(seen.entries == [0])
  }

  @Test("back-off waits 1, 2, 4, then the cap")
  func backOff() {
    let play = Play()
    let policy = RetryPolicy.backOff(4, first: .seconds(1), cap: .seconds(5))
    #expect(play.record(play.cold("E@0").retry(policy, on: play.time)) == "E@12")
    #expect(
      play.lives.entries.filter { $0.hasPrefix("+") } == [
        "+cold@0", "+cold@1", "+cold@3", "+cold@7", "+cold@12",
      ]
    )
  }

  @Test("waits that grow evenly: 1, 3, 5, then the cap")
  func evenly() {
    let play = Play()
    let policy = RetryPolicy.backOff(
      4,
      first: .seconds(1),
      factor: 1,
      increment: .seconds(2),
      cap: .seconds(6)
    )
    // 1 + 3 + 5 + 6
    #expect(play.record(play.cold("E@0").retry(policy, on: play.time)) == "E@15")
    #expect(
      play.lives.entries.filter { $0.hasPrefix("+") } == [
        "+cold@0", "+cold@1", "+cold@4", "+cold@9", "+cold@15",
      ]
    )
  }

  @Test("an equal wait stays equal, and without a number there is no last run")
  func delayed() {
    let play = Play()
    let policy = RetryPolicy.delayed(by: .seconds(2))
    #expect(play.record(play.cold("E@1").retry(policy, on: play.time), until: 12) == "")
    #expect(
      play.lives.entries.filter { $0.hasPrefix("+") } == [
        "+cold@0", "+cold@3", "+cold@6", "+cold@9", "+cold@12",
      ]
    )
  }

  @Test("jitter changes each wait but not the ones that follow")
  func jitter() {
    let play = Play()
    let policy = RetryPolicy.backOff(2, first: .seconds(1), factor: 3) { $0 + .seconds(1) }
    #expect(play.record(play.cold("E@0").retry(policy, on: play.time)) == "E@6")
    #expect(
      play.lives.entries.filter { $0.hasPrefix("+") } == ["+cold@0", "+cold@2", "+cold@6"]
    )
  }

  @Test("a factor however large ends at the cap")
  func largeFactor() {
    let play = Play()
    let policy = RetryPolicy.backOff(3, first: .seconds(1), factor: 1e300, cap: .seconds(9))
    #expect(play.record(play.cold("E@0").retry(policy, on: play.time)) == "E@19")
  }

  @Test("each subscription has runs of its own")
  func ownState() {
    let signal = Signal<Int, Oops>.just(1).concat(.fail(Oops()))
      .retry(.immediately(1), on: ImmediateScheduler())
    for _ in 0..<2 {
      let seen = Log<Int>()
      signal.subscribe(next: { seen.add($0) }, failed: { _ in })
      #expect(seen.entries == [1, 1])
    }
  }

  @Test("disposal while it waits stops the timer")
  func disposal() {
    let play = Play()
    let policy = RetryPolicy.backOff(5, first: .seconds(10))
    #expect(play.record(play.cold("1@1 E@2").retry(policy, on: play.time), until: 5) == "1@1")
    play.time.run()
    #expect(play.lives.entries == ["+cold@0", "-cold@2"])
  }

  @Test("retry(when:) completes and fails with what it is told by")
  func whenEnds() {
    expectMarbles(["1#"], "|") { $0[0].retry { $0.take(0).map { _ in }.promoteError() } }
    // Failures come at 1, 2 and 3; the third one is also the last the signal speaks of.
    expectMarbles(["1#"], "111|") { $0[0].retry { $0.take(3).map { _ in }.promoteError() } }
    expectMarbles(["1#"], "1#") {
      $0[0].retry { $0.promoteError().tryMap { failure throws(MarbleFailure) in throw failure } }
    }
  }

  @Test("retry(when:) runs a hundred thousand times in constant stack")
  func whenDeep() {
    let runs = Cell(0)
    let signal = Signal<Int, Oops>.defer {
      runs.change { $0 += 1 }
      return .fail(Oops())
    }
    let ended = Cell(false)
    signal.retry { $0.take(100_000).map { _ in }.promoteError() }
      .subscribe(next: { _ in }, failed: { _ in }, completed: { ended.value = true })
    #expect(ended.value)
    #expect(runs.value == 100_000)
  }
}
