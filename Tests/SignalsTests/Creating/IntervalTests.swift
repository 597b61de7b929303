import Signals
import TestSupport
import Testing

@Suite("interval")
struct IntervalTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Interval",
      { Signal.interval(.seconds(2), on: $0.time).map { "\($0)" }.promoteError() },
      { Signal.interval(["a", "b", "c"], every: .seconds(2), on: $0.time) }
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

  @Test("no elements: completes after one interval")
  func noElements() {
    expectMarbles([], "---|") { .interval([], every: .seconds(3), on: $0.time) }
  }

  @Test("of an endless sequence no more than one element is taken ahead")
  func endless() {
    let taken = Log<Int>()
    let time = TestScheduler()
    let sent = Log<Int>()
    let handle = Signal<Int, Never>.interval(Counting(taken: taken), every: .seconds(1), on: time)
      .subscribe(next: { sent.add($0) })
    time.advance(to: .seconds(3))
    handle.dispose()
    time.advance(to: .seconds(5))
    #expect(sent.entries == [1, 2, 3])
    #expect(taken.entries == [1, 2, 3, 4])
  }

  @Test("each subscription begins with the first element")
  func freshElements() {
    let time = TestScheduler()
    let (first, second) = (Log<Int>(), Log<Int>())
    let signal = Signal<Int, Never>.interval([1, 2], every: .seconds(2), on: time)
    signal.subscribe(next: { first.add($0) })
    time.advance(to: .seconds(3))
    signal.subscribe(next: { second.add($0) })
    time.advance(to: .seconds(9))
    #expect(first.entries == [1, 2])
    #expect(second.entries == [1, 2])
  }
}

/// 1, 2, 3 … for ever, with a record of what was taken.
private struct Counting: Sequence, Sendable {
  let taken: Log<Int>

  func makeIterator() -> AnyIterator<Int> {
    var last = 0
    return AnyIterator {
      last += 1
      taken.add(last)
      return last
    }
  }
}
