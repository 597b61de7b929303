import Signals
import TestSupport
import Testing

/// Reported faults of the peers: events and teardowns that flattening and grouping lose.
@Suite("A4: lost events, flattening and grouping", .ownThread)
struct A4FlatteningTests {
  @Test("A055: a bounded flatten keeps the signals that come while it is full")
  func a055() {
    let outer = Subject<Signal<Int, Never>, Never>()
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let heard = Heard(outer.signal.flatten(.concurrent(2)))
    outer.send(a.signal)
    outer.send(b.signal)
    outer.send(.just(3))
    a.send(1)
    b.send(2)
    #expect(heard.text == "1 2")
    b.complete()
    #expect(heard.text == "1 2 3")
    outer.complete()
    #expect(heard.text == "1 2 3")
    a.complete()
    #expect(heard.text == "1 2 3 C")
  }

  @Test("A057: a new group gets its first value")
  func a057() {
    let firsts = Log<[Int]>()
    let groups = Signal<Int, Never>.values(1...10).groupBy { $0 % 3 }
    let heard = Heard(
      groups.flattenMap { group in
        group.signal.enumerated().map { index, value in
          if index == 0 { firsts.add([group.key, value]) }
          return value
        }
      }
    )
    #expect(heard.text == "1 2 3 4 5 6 7 8 9 10 C")
    #expect(firsts.entries == [[1, 1], [2, 2], [0, 3]])
  }

  @Test("A058: when the outer signal fails, the inner ones are torn down at once")
  func a058() {
    let torn = Cell(0)
    let outer = Subject<Int, Oops>()
    let heard = Heard(
      outer.signal.flattenMap { _ in
        Signal<Int, Oops>.create { _, lifetime in lifetime.onEnd { torn.change { $0 += 1 } } }
      }
    )
    outer.send(1)
    #expect(torn.value == 0)
    outer.fail(Oops())
    #expect(heard.text == "E")
    #expect(torn.value == 1)
  }

  @Test("A060: disposing a switch stops the outer signal as well as the inner one")
  func a060() {
    let time = TestScheduler()
    let (outers, inners) = (Cell(0), Cell(0))
    let ticks = Log<Duration>()
    let inner = Signal.interval(.seconds(1), on: time).counted(in: inners)
    let outer = Signal.interval(.seconds(2), on: time).counted(in: outers)
    let heard = Heard(
      outer.doNext { _ in ticks.add(time.now) }
        .map { _ in inner.doNext { _ in ticks.add(time.now) } }.switchToLatest()
    )
    time.schedule(after: .seconds(5)) { heard.dispose() }
    time.advance(to: .seconds(4))
    #expect([outers.value, inners.value] == [1, 1])
    time.advance(to: .seconds(20))
    #expect([outers.value, inners.value] == [0, 0])
    #expect(ticks.entries.contains(.seconds(4)))
    #expect(ticks.entries.allSatisfy { $0 <= .seconds(5) })
  }

  @Test("A062: disposing a switch while it gets a new inner signal leaves none running")
  func a062() {
    struct Round: Sendable {
      let outer = Subject<Signal<Int, Never>, Never>()
      let listeners = Cell(0)
      let inner = Subject<Int, Never>()
      let handle: Disposable
      init() {
        handle = outer.signal.switchToLatest().subscribe(next: { _ in })
        outer.send(inner.signal.counted(in: listeners))
      }
    }
    inRounds(
      effort(10_000),
      { Round() },
      [
        { round in round.outer.send(round.inner.signal.counted(in: round.listeners)) },
        { round in round.handle.dispose() },
      ],
      check: { round in #expect(round.listeners.value == 0) }
    )
  }

  @Test("A063: a switch whose outer signal has ended waits for the inner one")
  func a063() {
    let play = Play()
    let switched = Signal<String, MarbleFailure>.just("2")
      .map { _ in Signal<String, MarbleFailure>.just("4").delay(.seconds(2), on: play.time) }
      .switchToLatest()
    #expect(play.record(switched) == "4@2 C@2")
  }
}
