import Signals
import TestSupport
import Testing

/// Whoever subscribes to a hot source that has ended gets its ending at once.
@Suite("promise 9: what has ended says so")
struct Promise09EndedSourcesTests {
  private func events<Value: Sendable, Failure: Error>(
    of signal: Signal<Value, Failure>
  ) -> [String] {
    let log = Log<String>()
    signal.subscribeEvents { log.add("\($0)") }
    return log.entries
  }
  private let failed = "\(Signal<Int, Oops>.Event.failed(Oops()))"

  @Test("a subject answers with its ending alone")
  func subject() {
    let (good, bad) = (Subject<Int, Oops>(), Subject<Int, Oops>())
    good.send(1)
    good.complete()
    bad.send(1)
    bad.fail(Oops())
    #expect(events(of: good.signal) == ["completed"])
    #expect(events(of: bad.signal) == [failed])
    #expect(events(of: bad.signal.map { $0 }.startWith(0)) == ["next(0)", failed])
  }

  @Test("D13: an ended current-value subject answers with its ending alone")
  func behaviour() {
    let subject = BehaviorSubject<Int, Oops>(1)
    subject.send(2)
    #expect(events(of: subject.signal) == ["next(2)"])
    subject.complete()
    #expect(events(of: subject.signal) == ["completed"])
  }

  @Test("a replay subject repeats what it kept, then ends")
  func replay() {
    let subject = ReplaySubject<Int, Oops>(capacity: 2)
    for value in 1...3 { subject.send(value) }
    subject.fail(Oops())
    #expect(events(of: subject.signal) == ["next(2)", "next(3)", failed])
  }

  @Test("D13: a property that went away leaves its last value and completion")
  func property() {
    let signal: Signal<Int, Never>
    do {
      let property = MutableProperty(1)
      property.value = 2
      signal = property.signal
    }
    #expect(events(of: signal) == ["next(2)", "completed"])
  }

  @Test("a signal shared for ever answers with what it kept and its ending")
  func shared() {
    let subject = Subject<Int, Oops>()
    let shared = subject.signal.share(replay: 1, scope: .forever)
    shared.subscribe(next: { _ in }, failed: { _ in })
    subject.send(1)
    subject.send(2)
    subject.complete()
    #expect(events(of: shared) == ["next(2)", "completed"])
  }

  @Test("operators answer too when all their inputs have ended")
  func operators() {
    let (a, b) = (Subject<Int, Oops>(), Subject<Int, Oops>())
    a.complete()
    b.complete()
    let signals: [Signal<Int, Oops>] = [
      .merge([a.signal, b.signal]),
      combineLatest(a.signal, b.signal).map { $0.0 },
      zip(a.signal, b.signal).map { $0.0 },
      a.signal.withLatestFrom(b.signal).map { $0.0 },
      Signal<Int, Oops>.never.takeUntil(a.signal),
      Signal<Int, Oops>.just(1).flattenMap { _ in a.signal },
      Signal<Int, Oops>.just(1).flattenMap(.latest) { _ in a.signal },
    ]
    for signal in signals { #expect(events(of: signal) == ["completed"]) }
  }

  @Test("a subscriber that comes while the ending is delivered gets it after the others")
  func duringTheEnding() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    subject.signal.subscribe(
      next: { _ in },
      completed: {
        log.add("first")
        subject.signal.subscribe(next: { _ in }, completed: { log.add("late") })
      }
    )
    subject.signal.subscribe(next: { _ in }, completed: { log.add("second") })
    subject.complete()
    #expect(log.entries == ["first", "second", "late"])
  }
}
