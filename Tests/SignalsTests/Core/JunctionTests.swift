import Signals
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
