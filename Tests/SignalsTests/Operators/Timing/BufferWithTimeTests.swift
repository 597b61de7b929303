import Signals
import TestSupport
import Testing

@Suite("bufferWithTime")
struct BufferWithTimeTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "BufferWithTime",
      { $0[0].bufferWithTime(.seconds(4), on: $0.time).map { $0.joined() } },
      { $0[0].bufferWithTime(.seconds(4), count: 2, on: $0.time).map { $0.joined() } }
    )
  }

  @Test("passes endings at once", arguments: ["|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) {
      $0[0].bufferWithTime(.seconds(4), on: $0.time).map { $0.joined() }
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.bufferWithTime(.seconds(1), on: ImmediateScheduler())
    }
  }

  @Test(
    "collects by time",
    arguments: [
      ("E101, D17", "1@3 2@5 3@20", "12@13 3@30"),
      ("E102: completion sends the rest", "1@3 C@5", "1@5 C@5"),
      ("E102: a failure drops it", "1@3 E@5", "E@5"),
      ("no buffer is empty", "1@3 2@50 C@90", "1@13 2@60 C@90"),
    ]
  )
  func cases(name: String, script: String, wanted: String) {
    let play = Play()
    let signal = play.hot(script).bufferWithTime(.seconds(10), on: play.time)
    #expect(play.record(signal.map { $0.joined() }) == wanted)
  }

  @Test("D17: a full buffer is sent at once, and the time starts anew with it")
  func full() {
    let play = Play()
    let signal = play.hot("1@3 2@5 3@11 4@30 C@50")
      .bufferWithTime(.seconds(10), count: 2, on: play.time)
    // Full at 5, so the next is sent at 15; nothing is there at 25, so 4 opens one of its own.
    #expect(play.record(signal.map { $0.joined() }) == "12@5 3@15 4@40 C@50")
  }

  @Test("disposal stops the source and the timer")
  func disposal() {
    let clock = CountingScheduler()
    let subject = Subject<Int, Never>()
    let handle = subject.signal.bufferWithTime(.seconds(9), on: clock).subscribe(next: { _ in })
    subject.send(1)
    #expect(clock.waiting == 1)
    handle.dispose()
    #expect(clock.waiting == 0)
  }
}
