import Foundation
import Signals
import TestSupport
import Testing

/// A signal does nothing until subscribed; each subscription does all of it, here and now.
@Suite("promise 2: cold", .ownThread)
struct Promise02ColdTests {
  /// A source that counts how often it ran.
  private func counting(_ runs: Cell<Int>) -> Signal<Int, Oops> {
    .create { observer, _ in
      runs.change { $0 += 1 }
      observer.send(1)
      observer.complete()
    }
  }

  @Test("making a signal and building a chain on it does no work")
  func nothingBefore() {
    let runs = Cell(0)
    let time = TestScheduler()
    let source = counting(runs)
    let chains: [Signal<Int, Oops>] = [
      source.map { $0 }.filter { _ in true }.scan(0, +),
      source.flattenMap { _ in source },
      source.flattenMap(.latest) { _ in source },
      source.concat(source).startWith(0),
      .merge([source, source]),
      combineLatest(source, source).map { $0.0 },
      zip(source, source).map { $0.0 },
      source.withLatestFrom(source).map { $0.0 },
      source.takeUntil(source),
      source.retry(3).catch { _ in source },
      source.share(replay: 1),
      source.delay(.seconds(1), on: time).debounce(.seconds(1), on: time),
      source.throttle(.seconds(1), on: time).timeout(
        .seconds(1),
        failingWith: Oops(),
        on: time
      ),
      source.deliverOn(time).subscribeOn(time),
      .defer { source },
    ]
    time.run()
    #expect(chains.count == 15)
    #expect(runs.value == 0)
  }

  @Test("each subscription runs the work again")
  func perSubscription() {
    let runs = Cell(0)
    let chain = counting(runs).map { $0 }.concat(counting(runs))
    chain.subscribe(next: { _ in }, failed: { _ in })
    #expect(runs.value == 2)
    chain.subscribe(next: { _ in }, failed: { _ in })
    #expect(runs.value == 4)
  }

  @Test("the work is done on the subscriber's thread, before subscribe returns")
  func hereAndNow() {
    let threads = Log<ObjectIdentifier>()
    let log = Log<String>()
    let source = Signal<Int, Never>.create { observer, _ in
      threads.add(ObjectIdentifier(Thread.current))
      observer.send(1)
      log.add("sent")
      observer.complete()
    }
    let chain = Signal.merge([source, source]).flattenMap { _ in source }.map { $0 }
    onThreads([
      {
        threads.add(ObjectIdentifier(Thread.current))
        chain.subscribe(next: { _ in log.add("next") }, completed: { log.add("done") })
        log.add("returned")
      }
    ])
    #expect(Set(threads.entries).count == 1)
    #expect(log.entries.first == "next")
    #expect(log.entries.suffix(2) == ["done", "returned"])
  }

  @Test("defer makes a new signal for each subscription")
  func deferred() {
    let made = Cell(0)
    let chain = Signal<Int, Never>.defer {
      Signal.just(
        made.change { made in
          made += 1; return made
        }
      )
    }
    let log = Log<Int>()
    chain.subscribe(next: log.add)
    chain.subscribe(next: log.add)
    #expect(log.entries == [1, 2])
  }

  @Test("a hot source sends whether or not anyone listens, and a shared one runs once for all")
  func hot() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    subject.send(1)
    subject.signal.subscribe(next: { log.add("subject \($0)") })
    subject.send(2)
    let property = MutableProperty(1)
    property.value = 2
    property.signal.subscribe(next: { log.add("property \($0)") })
    let runs = Cell(0)
    let shared = subject.signal.doNext { _ in runs.change { $0 += 1 } }.share()
    shared.subscribe(next: { log.add("first \($0)") })
    shared.subscribe(next: { log.add("second \($0)") })
    subject.send(3)
    #expect(
      log.entries == ["subject 2", "property 2", "subject 3", "first 3", "second 3"]
    )
    #expect(runs.value == 1)
  }
}
