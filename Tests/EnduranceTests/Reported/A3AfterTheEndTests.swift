import Dispatch
import Signals
import TestSupport
import Testing

/// Reported faults of the peers: events that come after disposal or after an ending.
@Suite("A3: events after dispose or after a terminal", .ownThread)
struct A3AfterTheEndTests {
  @Test("A041: what waits for the main thread is dropped once it was disposed there")
  @MainActor
  func a041() async {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    let handles = [
      subject.signal.deliverOn(.main).subscribe(next: log.add),
      subject.signal.deliverOn(.mainAsync).subscribe(next: log.add),
      subject.signal.subscribeOnMain(next: { log.add($0) }),
    ]
    onThreads([{ subject.send(1) }])
    for handle in handles { handle.dispose() }
    // Behind all that waits for the main thread by now.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(log.entries == [])
  }

  @Test("A042: a value on its way over two queues is dropped, and all that waits is released")
  func a042() {
    let (first, second) = (DispatchQueue(label: "A042.1"), DispatchQueue(label: "A042.2"))
    let isQueued = Latch()
    let alive = Cell(0)
    let log = Log<Int>()
    func subscribe() -> Disposable {
      let token = Token(alive)
      return Signal<Int, Never>.just(1).deliverOn(.queue(first)).subscribeOn(.queue(first))
        .doNext { _ in
          // This runs before the value is queued, and what it queues runs after.
          first.async { isQueued.open() }
        }
        .deliverOn(.queue(second)).subscribeOn(.queue(second))
        .subscribe(next: { value in
          token.touch()
          log.add(value)
        })
    }
    let handle = Cell<Disposable?>(nil)
    second.sync {
      handle.value = subscribe()
      // Comes after the start, which waits for this queue now, and before the value.
      second.async {
        #expect(isQueued.wait())
        handle.change { $0.take() }?.dispose()
      }
    }
    for queue in [second, first, second] { queue.sync {} }
    #expect(log.entries == [])
    #expect(alive.value == 0)
  }

  @Test("A043: a source that completes in its teardown is not heard")
  func a043() {
    let source = Signal<Int, Never>.create { observer, lifetime in
      lifetime.onEnd { observer.complete() }
    }
    let heard = [Heard(source), Heard(source.deliverOn(.immediate))]
    for each in heard { each.dispose() }
    #expect(heard.map(\.text) == ["", ""])
  }

  @Test("A045: an inner signal that was switched away does not speak after the new one")
  func a045() {
    let (isParked, isReleased) = (Latch(), Latch())
    let outer = Subject<Signal<String, Never>, Never>()
    let (old, new) = (Subject<String, Never>(), Subject<String, Never>())
    let heard = Heard(outer.signal.switchToLatest())
    outer.send(
      old.signal.map { value in
        isParked.open()
        #expect(isReleased.wait())
        return value
      }
    )
    onThreads([
      { old.send("x1") },
      {
        #expect(isParked.wait())
        outer.send(new.signal)
        new.send("y1")
        isReleased.open()
      },
    ])
    #expect(["y1", "x1 y1"].contains(heard.text), "\(heard.text)")
  }

  @Test("A046: takeUntil ends once, after a prefix of the values")
  func a046() {
    struct Round: Sendable {
      let source = Subject<Int, Never>()
      let trigger = Subject<Void, Never>()
      let heard: Heard<Int, Never>
      init() { heard = Heard(source.signal.takeUntil(trigger.signal)) }
    }
    inRounds(
      effort(5_000),
      { Round() },
      [
        { round in for value in 0..<20 { round.source.send(value) } },
        { round in round.trigger.send(()) },
      ],
      check: { round in
        let events = round.heard.events
        #expect(events == (0..<events.count - 1).map { "\($0)" } + ["C"])
        #expect(round.heard.overlaps == 0)
      }
    )
  }

  @Test("A048: a failure that comes after disposal goes nowhere")
  func a048() {
    let subject = Subject<Int, Oops>()
    let kept = Cell<Observer<Int, Oops>?>(nil)
    let heard = [
      Heard(subject.signal),
      Heard(Signal<Int, Oops>.create { observer, _ in kept.value = observer }),
    ]
    for each in heard { each.dispose() }
    subject.fail(Oops())
    subject.send(1)
    kept.value?.fail(Oops())
    kept.value?.send(1)
    #expect(heard.map(\.text) == ["", ""])
  }
}
