import Signals
import TestSupport
import Testing

@Suite("junction")
struct JunctionTests {
  @Test("a timer that has fired but whose turn still waits can be stopped")
  func firedTimer() {
    let time = TestScheduler()
    let subject = Subject<String, Never>()
    let log = Log<String>()
    let signal = Signal<String, Never>.joining { junction in
      junction.after(.seconds(1), on: time) { _ in .send("timer") }
      junction.listen(to: subject.signal) { _, value in
        // While this rule runs it holds the gate, so the timer, which fires now, has to wait.
        if value == "a" { time.advance(by: .seconds(2)) }
        if value == "a" { junction.stop(.timer) }
        return .send(value)
      }
    }
    signal.subscribe(next: log.add)
    subject.send("a")
    subject.send("b")
    time.run()
    #expect(log.entries == ["a", "b"])
  }

  @Test("a timer whose turn waits and that nobody stops runs its rule after the turn before")
  func waitingTimer() {
    let time = TestScheduler()
    let subject = Subject<String, Never>()
    let log = Log<String>()
    let signal = Signal<String, Never>.joining { junction in
      junction.after(.seconds(1), on: time) { _ in .send("timer") }
      junction.listen(to: subject.signal) { _, value in
        if value == "a" { time.advance(by: .seconds(2)) }
        return .send(value)
      }
    }
    signal.subscribe(next: log.add)
    subject.send("a")
    #expect(log.entries == ["a", "timer"])
  }
}

@Suite("a source that is forgotten")
struct ForgottenSourceTests {
  typealias Numbers = Signal<Int, Oops>

  @Test(
    "takes the whole subscription along, through every kind of stage",
    arguments: [
      { $0.map { $0 + 1 } },
      { $0.finally {} },
      { $0.collect().map(\.count) },
      { Numbers.merge([$0, .just(1)]) },
      { $0.retry(1) },
      { $0.deliverOn(ImmediateScheduler()) },
      { $0.flattenMap { Numbers.just($0) } },
      { $0.share() },
    ] as [@Sendable (Numbers) -> Numbers]
  )
  func disposes(stage: @Sendable (Numbers) -> Numbers) {
    let log = Log<String>()
    var subject: Subject<Int, Oops>? = Subject()
    let handle = stage(subject?.signal ?? .never).watchingDisposal { log.add("disposed") }
      .subscribe(next: { _ in }, failed: { _ in log.add("#") }, completed: { log.add("|") })
    #expect(!handle.isDisposed)
    subject = nil
    #expect(handle.isDisposed)
    #expect(log.entries == ["disposed"])
  }
}
