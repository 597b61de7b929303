import Signals
import TestSupport
import Testing

@Suite("delay")
struct DelayTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Delay",
      { $0[0].delay(.seconds(3), on: $0.time) },
      { $0[0].delay(.seconds(3), on: $0.time) }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.delay(.seconds(1), on: ImmediateScheduler())
    }
  }

  @Test("E090: 1@10 2@20 C@25, by ten")
  func completes() {
    let play = Play()
    let signal = play.hot("1@10 2@20 C@25").delay(.seconds(10), on: play.time)
    #expect(play.record(signal) == "1@20 2@30 C@35")
  }

  @Test("E091, D10: 1@10 2@20 E@25, by ten: a failure does not wait")
  func fails() {
    let play = Play()
    let signal = play.hot("1@10 2@20 E@25").delay(.seconds(10), on: play.time)
    #expect(play.record(signal) == "1@20 E@25")
  }

  @Test("E093: by zero, a value is delivered after the current action, never inside it")
  func zero() {
    let time = TestScheduler()
    let subject = Subject<Int, Never>()
    let seen = Log<String>()
    subject.signal.delay(.zero, on: time).subscribe(next: { seen.add("\($0)") })
    _ = time.schedule {
      subject.send(1)
      seen.add("end of action")
    }
    time.run()
    #expect(seen.entries == ["end of action", "1"])
  }

  @Test("disposal stops the source and what waits")
  func disposal() {
    let clock = CountingScheduler()
    let subject = Subject<Int, Never>()
    let handle = subject.signal.delay(.seconds(10), on: clock).subscribe(next: { _ in })
    subject.send(1)
    subject.send(2)
    #expect(clock.waiting == 2)
    handle.dispose()
    #expect(clock.waiting == 0)
  }
}
