import Signals
import Testing

@Suite("interval")
struct IntervalTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Interval",
      { Signal.interval(.seconds(2), on: $0.time).map { "\($0)" }.promoteError() }
    )
  }

  @Test("E132: ticks at 10, 20, 30 until 35, and not after disposal at 25")
  func ticks() {
    let time = TestScheduler()
    let (all, some) = (Log<Duration>(), Log<Duration>())
    let ticks = Signal.interval(.seconds(10), on: time)
    ticks.subscribe(next: { _ in all.add(time.now) })
    let handle = ticks.subscribe(next: { _ in some.add(time.now) })
    time.advance(to: .seconds(25))
    handle.dispose()
    time.advance(to: .seconds(35))
    #expect(all.entries == [.seconds(10), .seconds(20), .seconds(30)])
    #expect(some.entries == [.seconds(10), .seconds(20)])
  }

  @Test("each subscription counts from 0")
  func counts() {
    let time = TestScheduler()
    let (first, second) = (Log<Int>(), Log<Int>())
    let ticks = Signal.interval(.seconds(1), on: time)
    ticks.subscribe(next: { first.add($0) })
    time.advance(to: .seconds(2))
    ticks.subscribe(next: { second.add($0) })
    time.advance(to: .seconds(4))
    #expect(first.entries == [0, 1, 2, 3])
    #expect(second.entries == [0, 1])
  }
}
