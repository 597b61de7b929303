import Signals
import TestSupport
import Testing

@Suite("debounce")
struct DebounceTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Debounce",
      { $0[0].debounce(.seconds(3), on: $0.time) },
      { $0[0].debounce(.seconds(3), on: $0.time, discardWhenCompleted: true) },
      { $0[0].debounce(.seconds(3), on: $0.time) { $0 == $0.lowercased() } }
    )
  }

  @Test("passes endings at once", arguments: ["|", "#", "---", "a----|", "a----#"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram.replacing("a----", with: "-a---")) {
      $0[0].debounce(.seconds(1), on: $0.time)
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.debounce(.seconds(1), on: TestScheduler())
    }
    expectLaws { signal, token in
      signal.debounce(.seconds(1), on: TestScheduler()) { _ in token.pass(true) }
    }
  }

  @Test(
    "waits for quiet",
    arguments: [
      ("E079", "1@10 2@12", "2@22"),
      ("E080, D08: completion flushes", "1@10 2@12 C@15", "2@15 C@15"),
      ("D08: a failure drops", "1@10 2@12 E@15", "E@15"),
      ("E082: a value at the due instant wins", "1@10 2@20 3@30", "3@40"),
      ("waits anew after each", "1@10 2@30 3@35 C@100", "1@20 3@45 C@100"),
      ("a long burst", "1@10 2@14 3@18 4@22 5@26 C@90", "5@36 C@90"),
    ]
  )
  func cases(name: String, script: String, wanted: String) {
    let play = Play()
    #expect(play.record(play.hot(script).debounce(.seconds(10), on: play.time)) == wanted)
  }

  @Test("what waits at completion can be discarded; a failure discards it always")
  func discarding() {
    func discarding(_ script: String, _ discards: Bool) -> String {
      let play = Play()
      let signal = play.hot(script)
        .debounce(.seconds(10), on: play.time, discardWhenCompleted: discards)
      return play.record(signal)
    }
    #expect(discarding("1@10 2@30 C@35", true) == "1@20 C@35")
    #expect(discarding("1@10 2@30 C@35", false) == "1@20 2@35 C@35")
    #expect(discarding("1@10 2@30 E@35", false) == "1@20 E@35")
  }

  @Test("E088: foo, bar held; buzz passes at once; baz held, then quiet")
  func when() {
    let play = Play()
    let signal = play.hot("foo@1 bar@2 buzz@5 baz@8")
      .debounce(.seconds(10), on: play.time) { $0 != "buzz" }
    #expect(play.record(signal) == "buzz@5 baz@18")
  }

  @Test("ties between debounced signals are first come, first served")
  func ties() {
    let time = TestScheduler()
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let seen = Log<String>()
    a.signal.debounce(.seconds(10), on: time).subscribe(next: { seen.add("a\($0)") })
    b.signal.debounce(.seconds(10), on: time).subscribe(next: { seen.add("b\($0)") })
    a.send(1)
    b.send(1)
    time.advance(by: .seconds(5))
    b.send(2)
    a.send(2)
    time.advance(by: .seconds(10))
    #expect(seen.entries == ["b2", "a2"])
  }

  @Test("a timer armed between two values comes before the later one")
  func tieWithTimer() {
    let time = TestScheduler()
    let subject = Subject<Int, Never>()
    let seen = Log<String>()
    subject.signal.debounce(.seconds(10), on: time).subscribe(next: { seen.add("\($0)") })
    subject.send(1)
    time.advance(by: .seconds(5))
    subject.send(2)
    _ = time.schedule(after: .seconds(10)) { seen.add("later") }
    time.advance(by: .seconds(20))
    #expect(seen.entries == ["2", "later"])
  }

  @Test("keeps one timer however many values come")
  func oneTimer() {
    let clock = CountingScheduler()
    let subject = Subject<Int, Never>()
    let handle = subject.signal.debounce(.seconds(10), on: clock).subscribe(next: { _ in })
    for value in 0..<100 { subject.send(value) }
    #expect(clock.waiting == 1)
    handle.dispose()
    #expect(clock.waiting == 0)
  }

  @Test("a scheduler that skips delays sends every value")
  func immediate() {
    let seen = Log<Int>()
    let subject = Subject<Int, Never>()
    subject.signal.debounce(.seconds(10), on: ImmediateScheduler())
      .subscribe(next: { seen.add($0) })
    subject.send(1)
    subject.send(2)
    #expect(seen.entries == [1, 2])
  }
}
