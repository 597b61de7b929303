import Signals
import TestSupport
import Testing

@Suite("timer")
struct TimerTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Timer",
      { Signal.timer(.seconds(3), on: $0.time).map { "\($0)" }.promoteError() }
    )
  }

  @Test("disposal calls it off")
  func disposal() {
    let time = TestScheduler()
    let calls = Cell(0)
    Signal.timer(.seconds(3), on: time).subscribe(
      next: { _ in calls.change { $0 += 1 } },
      completed: { calls.change { $0 += 1 } }
    ).dispose()
    time.run()
    #expect(calls.value == 0)
  }

  @Test("disposal lets go of what the timer held, without waiting for it")
  func letsGo() {
    let time = TestScheduler()
    let alive = Cell(0)
    do {
      let token = Token(alive)
      Signal.timer(.seconds(3), on: time).subscribe(next: { _ in token.touch() }).dispose()
    }
    #expect(alive.value == 0)
    #expect(time.now == .zero)
  }
}
