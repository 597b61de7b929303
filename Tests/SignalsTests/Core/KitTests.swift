import Signals
import TestSupport
import Testing

/// What the kit promises the operators that are made of it, where they meet themselves.
@Suite("kit")
struct KitTests {
  @Test("retry and concat tear one run down before they start the next")
  func oneAtATime() {
    let log = Log<String>()
    let source = Signal<Int, Oops>.create { observer, lifetime in
      log.add("start")
      lifetime.onEnd { log.add("torn") }
      observer.fail(Oops())
    }
    source.retry(1).subscribeEvents { log.add("\($0)") }
    #expect(log.entries == ["start", "torn", "start", "torn", "failed(TestSupport.Oops())"])
  }

  @Test("a combined value that makes the inputs end")
  func endsFromInside() {
    let a = Subject<Int, Never>()
    let b = Subject<Int, Never>()
    let log = Log<String>()
    combineLatest(a.signal, b.signal).subscribe(
      next: { pair in
        log.add("\(pair)")
        a.complete()
        b.complete()
      },
      completed: { log.add("|") }
    )
    a.send(1)
    b.send(2)
    #expect(log.entries == ["(1, 2)", "|"])
  }

  @Test("the old signal never speaks after the new one")
  func switching() {
    let outer = Subject<Int, Never>()
    let log = Log<Int>()
    outer.signal.flattenMap(.latest) { start in
      Signal<Int, Never>.create { observer, lifetime in
        if start == 1 { outer.send(2) }
        for offset in 0..<3 where !lifetime.isEnded { observer.send(start * 10 + offset) }
      }
    }.subscribe(next: log.add)
    outer.send(1)
    outer.send(3)
    #expect(log.entries == [10, 11, 12, 20, 21, 22, 30, 31, 32])
  }

  @Test("what an input sent before it ended is not lost when it had to wait")
  func waitingValues() {
    let a = Subject<Int, Never>()
    let b = Subject<Int, Never>()
    let log = Log<String>()
    Signal.merge([a.signal, b.signal.map { $0 }]).subscribe(
      next: { value in
        log.add("\(value)")
        if value == 1 {
          b.send(2)
          b.complete()
          a.complete()
        }
      },
      completed: { log.add("|") }
    )
    a.send(1)
    #expect(log.entries == ["1", "2", "|"])
  }

  @Test("a value sent from inside a debounced one starts its own wait, and stops the other timer")
  func waitingTimer() {
    let time = TestScheduler()
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    Signal.merge([
      subject.signal.debounce(.seconds(2), on: time),
      subject.signal.debounce(.seconds(2), on: time).map { $0 * 10 },
    ]).subscribe(next: { value in
      log.add(value)
      if value == 1 { subject.send(2) }
    })
    subject.send(1)
    time.run()
    #expect(log.entries == [1, 20, 2])
  }

  @Test("what never ends keeps the whole from ending")
  func never() {
    let log = Log<String>()
    Signal<Int, Never>.merge([.never, .just(1)]).subscribeEvents { log.add("\($0)") }
    Signal<Int, Never>.just(2).flattenMap {
      Signal<Int, Never>.values([$0, $0]).concat(Signal.never)
    }
    .subscribeEvents { log.add("\($0)") }
    Signal<Int, Never>.never.startWith(3).subscribeEvents { log.add("\($0)") }
    #expect(log.entries == ["next(1)", "next(2)", "next(2)", "next(3)"])
  }

  @Test("a published signal starts when told to")
  func publish() {
    let log = Log<String>()
    let connection = Signal<Int, Never>.values([1, 2]).publish()
    connection.signal.subscribeEvents { log.add("A \($0)") }
    connection.signal.subscribeEvents { log.add("B \($0)") }
    #expect(log.count == 0)
    connection.connect()
    connection.connect()
    #expect(
      log.entries == [
        "A next(1)", "B next(1)", "A next(2)", "B next(2)", "A completed", "B completed",
      ]
    )
  }

  @Test("values of a signal are an async sequence with its failure")
  func asyncValues() async {
    var seen: [Int] = []
    do throws(Oops) {
      for try await value in Signal<Int, Oops>.values([1, 2]).concat(Signal.fail(Oops())).values() {
        seen.append(value)
      }
      Issue.record("did not fail")
    } catch { #expect(error == Oops()) }
    #expect(seen == [1, 2])
    let subject = Subject<Int, Never>()
    let torn = Cell(false)
    let task = Task {
      let source = Signal<Int, Never>.create { observer, lifetime in
        lifetime.onEnd { torn.value = true }
        lifetime.add(subject.signal.subscribe(next: observer.send))
      }
      var sum = 0
      for await value in source.values() {
        sum += value
        if sum == 3 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return sum
    }
    while !torn.value {
      subject.send(1)
      await Task.yield()
    }
    let sum = await task.value
    #expect(sum >= 3)
  }

  @Test("race, dematerialize and a failing input")
  func others() {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()
    let log = Log<String>()
    Signal<Signal<Int, Oops>, Oops>.values([a.signal, b.signal]).flatten(.race)
      .subscribeEvents { log.add("\($0)") }
    b.send(1)
    a.send(2)
    a.fail(Oops())
    b.complete()
    #expect(log.entries == ["next(1)", "completed"])
    let back: Signal<Int, Oops> = Signal<Int, Oops>.values([1, 2]).concat(Signal.fail(Oops()))
      .materialize().dematerialize()
    let events = Log<Signal<Int, Oops>.Event>()
    back.subscribeEvents(events.add)
    #expect(events.entries == [.next(1), .next(2), .failed(Oops())])
    let merged = Log<Signal<Int, Oops>.Event>()
    let torn = Cell(0)
    let hanging = Signal<Int, Oops>.create { _, lifetime in
      lifetime.onEnd { torn.change { $0 += 1 } }
    }
    Signal.merge([hanging, .fail(Oops())]).subscribeEvents(merged.add)
    #expect(merged.entries == [.failed(Oops())])
    #expect(torn.value == 1)
  }
}
