import Signals
import TestSupport
import Testing

/// No lock is held across a call-out.
///
/// A sender that finds its target busy leaves the event and returns.
@Suite("promise 5: nothing is locked while your code runs", .ownThread)
struct Promise05NoLockTests {
  /// One thread sits inside a callback and waits until another one, which sends to the same place,
  /// has returned.
  ///
  /// Were a lock held around the callback, neither would go on.
  ///
  /// - Parameters:
  ///   - enter: Makes the call-out happen, on the first thread.
  ///   - send: What the second thread does meanwhile; it must return.
  private func check(
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ build: (_ inside: @escaping @Sendable () -> Void) -> (
      enter: @Sendable () -> Void, send: @Sendable () -> Void
    )
  ) {
    let (isInside, hasReturned) = (Latch(), Latch())
    // The call-out that counts is the first one that `enter` makes.
    let isAwaited = Cell(false)
    let (enter, send) = build {
      let counts = isAwaited.change { isAwaited in
        defer { isAwaited = false }
        return isAwaited
      }
      guard counts else { return }
      isInside.open()
      if !hasReturned.wait(seconds: 30) {
        Issue.record("\(name): the sender is stuck", sourceLocation: sourceLocation)
      }
    }
    onThreads(
      [
        {
          isAwaited.value = true
          enter()
        },
        {
          if !isInside.wait() {
            Issue.record("\(name): no call-out happened", sourceLocation: sourceLocation)
          }
          send()
          hasReturned.open()
        },
      ],
      sourceLocation: sourceLocation
    )
  }

  @Test("an observer's call-out locks nothing of a hot source")
  func hotSources() {
    check("subject") { inside in
      let subject = Subject<Int, Never>()
      subject.signal.subscribe(next: { _ in inside() })
      return ({ subject.send(1) }, { subject.send(2) })
    }
    check("subscribing to a subject that delivers") { inside in
      let subject = Subject<Int, Never>()
      subject.signal.subscribe(next: { _ in inside() })
      return ({ subject.send(1) }, { subject.signal.subscribe(next: { _ in }).dispose() })
    }
    check("replaying") { inside in
      let subject = ReplaySubject<Int, Never>(capacity: 1)
      subject.send(1)
      return (
        { subject.signal.subscribe(next: { _ in inside() }) },
        {
          subject.signal.subscribe(next: { _ in })
          subject.send(2)
        }
      )
    }
    check("property") { inside in
      let property = MutableProperty(0)
      property.signal.skip(1).subscribe(next: { _ in inside() })
      return (
        { property.value = 1 },
        {
          property.value = 2
          #expect(property.value == 2)
          property.value += 1
        }
      )
    }
    check("share(replay: 1)") { inside in
      let subject = Subject<Int, Never>()
      let shared = subject.signal.share(replay: 1)
      shared.subscribe(next: { _ in inside() })
      return (
        { subject.send(1) },
        {
          shared.subscribe(next: { _ in }).dispose()
          subject.send(2)
        }
      )
    }
    check("create") { inside in
      let held = Cell<Observer<Int, Never>?>(nil)
      Signal<Int, Never>.create { observer, _ in held.value = observer }
        .subscribe(next: { _ in inside() })
      return ({ held.value?.send(1) }, { held.value?.send(2) })
    }
  }

  @Test("an observer's call-out locks nothing of an operator with several inputs")
  func severalInputs() {
    typealias Join = @Sendable (Subject<Int, Never>, Subject<Int, Never>) -> Signal<Int, Never>
    let joins: [(String, Join)] = [
      ("merge", { Signal.merge([$0.signal, $1.signal]) }),
      ("combineLatest", { combineLatest($0.signal, $1.signal).map { $0.0 } }),
      ("zip", { zip($0.signal, $1.signal).map { $0.0 } }),
      ("withLatestFrom", { $0.signal.withLatestFrom($1.signal).map { $0.0 } }),
      ("takeUntil", { $0.signal.takeUntil($1.signal.filter { _ in false }) }),
      ("flattenMap", { a, b in a.signal.flattenMap { _ in b.signal.startWith(0) } }),
      ("latest", { a, b in a.signal.flattenMap(.latest) { _ in b.signal.startWith(0) } }),
      (
        "concurrent", { a, b in a.signal.flattenMap(.concurrent(2)) { _ in b.signal.startWith(0) } }
      ),
    ]
    for (name, join) in joins {
      check(name) { inside in
        let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
        join(a, b).subscribe(next: { _ in inside() })
        b.send(0)
        // For combineLatest, zip and withLatestFrom `a` speaks last; for the others too.
        return (
          { a.send(1) },
          {
            b.send(2)
            b.complete()
          }
        )
      }
    }
  }

  @Test("an operator's own closure runs with nothing locked")
  func closures() {
    check("map before merge") { inside in
      let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
      Signal.merge([
        a.signal.map { value in
          inside(); return value
        }, b.signal,
      ])
      .subscribe(next: { _ in })
      return ({ a.send(1) }, { b.send(2) })
    }
    check("the closure of flattenMap(.latest)") { inside in
      let a = Subject<Int, Never>()
      a.signal.flattenMap(.latest) { value in
        inside()
        return Signal<Int, Never>.just(value)
      }.subscribe(next: { _ in })
      return ({ a.send(1) }, { a.send(2) })
    }
    check("comparing in distinctUntilChanged") { inside in
      let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
      Signal.merge([a.signal, b.signal]).distinctUntilChanged { _, _ in
        inside(); return false
      }
      .subscribe(next: { _ in })
      a.send(0)
      return ({ a.send(1) }, { b.send(2) })
    }
  }

  @Test("teardown runs with nothing locked")
  func teardown() {
    check("disposing a merged input") { inside in
      let b = Subject<Int, Never>()
      let a = Signal<Int, Never>.create { _, lifetime in lifetime.onEnd { inside() } }
      let handle = Signal.merge([a, b.signal]).subscribe(next: { _ in })
      return ({ handle.dispose() }, { b.send(1) })
    }
    check("the old inner of a switch") { inside in
      let outer = Subject<Int, Never>()
      outer.signal.flattenMap(.latest) { _ in
        Signal<Int, Never>.create { _, lifetime in lifetime.onEnd { inside() } }
      }.subscribe(next: { _ in })
      outer.send(1)
      return ({ outer.send(2) }, { outer.send(3) })
    }
    check("a source that a share lets go") { inside in
      let source = Signal<Int, Never>.create { _, lifetime in lifetime.onEnd { inside() } }
      let shared = source.share()
      let handle = shared.subscribe(next: { _ in })
      return ({ handle.dispose() }, { shared.subscribe(next: { _ in }).dispose() })
    }
  }

  @Test("subscribing a source runs with nothing locked")
  func subscribing() {
    check("starting a shared source") { inside in
      let shared = Signal<Int, Never>.create { _, _ in inside() }.share()
      return ({ shared.subscribe(next: { _ in }) }, { shared.subscribe(next: { _ in }).dispose() })
    }
    check("starting an input of a merge") { inside in
      let b = Subject<Int, Never>()
      let a = Signal<Int, Never>.create { _, _ in inside() }
      return ({ Signal.merge([b.signal, a]).subscribe(next: { _ in }) }, { b.send(1) })
    }
  }

  @Test("what is released takes its own turn, outside any lock")
  func release() {
    /// Calls out when it goes.
    final class Farewell: Sendable {
      let say: @Sendable () -> Void
      init(_ say: @escaping @Sendable () -> Void) { self.say = say }
      deinit { say() }
    }
    check("a property's old value") { inside in
      let property = MutableProperty<Farewell?>(nil)
      property.value = Farewell(inside)
      return (
        {
          property.value = nil
          property.value = nil
        },
        { property.value = nil }
      )
    }
  }

  @Test("two graphs that feed each other do not block")
  func crosswise() {
    let (x, y) = (Subject<String, Never>(), Subject<String, Never>())
    let (p, q) = (Subject<String, Never>(), Subject<String, Never>())
    let (first, second) = (Log<String>(), Log<String>())
    let (inFirst, inSecond) = (Latch(), Latch())
    Signal.merge([x.signal, p.signal]).subscribe(next: { value in
      first.add(value)
      guard value == "x" else { return }
      inFirst.open()
      inSecond.wait()
      q.send("x")
    })
    Signal.merge([y.signal, q.signal]).subscribe(next: { value in
      second.add(value)
      guard value == "y" else { return }
      inSecond.open()
      inFirst.wait()
      p.send("y")
    })
    onThreads([{ x.send("x") }, { y.send("y") }])
    #expect(Set(first.entries) == ["x", "y"])
    #expect(Set(second.entries) == ["x", "y"])
  }

  @Test("a value sent from inside a callback waits its turn, and all observers see one order")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    subject.signal.subscribe(next: { log.add("A\($0)") })
    subject.signal.subscribe(next: { value in
      if value == 1 {
        subject.send(2)
        subject.complete()
      }
      log.add("B\(value)")
    })
    subject.signal.subscribe(next: { log.add("C\($0)") }, completed: { log.add("C|") })
    subject.send(1)
    #expect(log.entries == ["A1", "B1", "C1", "A2", "B2", "C2", "C|"])
  }
}
