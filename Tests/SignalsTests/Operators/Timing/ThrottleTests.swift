import Signals
import TestSupport
import Testing

@Suite("throttle")
struct ThrottleTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Throttle",
      { $0[0].throttle(.seconds(4), on: $0.time) },
      { $0[0].throttle(.seconds(4), on: $0.time, trailing: false) },
      { $0[0].throttle(.seconds(4), on: $0.time, leading: false) },
      { $0[0].throttle(while: $0.safe(1).map { $0 == "t" }, on: $0.time) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].throttle(.seconds(4), on: $0.time) }
    expectMarbles([diagram], diagram) { $0[0].throttle(while: Signal.just(false), on: $0.time) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.throttle(.seconds(1), on: TestScheduler())
    }
    expectLaws { signal, token in
      signal.throttle(
        while: Signal<Bool, Never>.just(false).map { token.pass($0) },
        on: TestScheduler()
      )
    }
  }

  @Test("E084, D09: what waits at the end keeps its time, and completion comes with it")
  func trailing() {
    let play = Play()
    let signal = play.hot("1@10 2@12 3@13 4@35 5@50 6@51 C@52")
      .throttle(.seconds(10), on: play.time)
    #expect(play.record(signal) == "1@10 3@20 4@35 5@50 6@60 C@60")
  }

  @Test("E086: values as far apart as the interval all pass")
  func spaced() {
    let play = Play()
    let signal = play.hot("1@10 2@20 3@30").throttle(.seconds(10), on: play.time)
    #expect(play.record(signal) == "1@10 2@20 3@30")
  }

  @Test("a failure does not wait, and drops what does")
  func failure() {
    let play = Play()
    let signal = play.hot("1@10 2@12 E@15").throttle(.seconds(10), on: play.time)
    #expect(play.record(signal) == "1@10 E@15")
  }

  @Test("keeps the spacing after a value that waited")
  func spacing() {
    let play = Play()
    let signal = play.hot("1@10 2@12 3@21 4@29 C@70").throttle(.seconds(10), on: play.time)
    #expect(play.record(signal) == "1@10 2@20 4@30 C@70")
  }

  @Test("without leading the first value waits; without trailing the rest is dropped")
  func flags() {
    let play = Play()
    let script = "1@10 2@12 3@25 4@41 C@42"
    let trailing = play.hot(script).throttle(.seconds(10), on: play.time, leading: false)
    // The window after 2 is 20 to 30, the one after 3 is 30 to 40, and 4 opens one of its own.
    #expect(play.record(trailing) == "2@20 3@30 4@51 C@51")
    let other = Play()
    let leading = other.hot(script).throttle(.seconds(10), on: other.time, trailing: false)
    #expect(other.record(leading) == "1@10 3@25 4@41 C@42")
  }

  @Test("disposal stops the source and the timer")
  func disposal() {
    let clock = CountingScheduler()
    let subject = Subject<Int, Never>()
    let handle = subject.signal.throttle(.seconds(10), on: clock).subscribe(next: { _ in })
    subject.send(1)
    subject.send(2)
    #expect(clock.waiting == 1)
    handle.dispose()
    #expect(clock.waiting == 0)
  }

  @Test("E089: 1, hold, 2 3, release, 4; what is held when the property ends stays held")
  func held() {
    let play = Play()
    let source = play.hot("1@1 2@3 3@4 4@7 5@9 C@20")
    let paused = play.hot("t@2 f@5 t@8 C@10").catch { _ in .empty }.map { $0 == "t" }
    #expect(play.record(source.throttle(while: paused, on: play.time)) == "1@1 3@5 4@7 C@20")
  }

  @Test("what was released is sent before a value that comes right after, and before completion")
  func released() {
    let time = TestScheduler()
    let source = Subject<Int, Never>()
    let paused = Subject<Bool, Never>()
    let seen = Log<String>()
    source.signal.throttle(while: paused, on: time).subscribeEvents { seen.add("\($0)") }
    paused.send(true)
    source.send(1)
    source.send(2)
    paused.send(false)
    source.send(3)
    source.complete()
    #expect(seen.entries == [])
    time.run()
    #expect(seen.entries == ["next(2)", "next(3)", "completed"])
  }
}
