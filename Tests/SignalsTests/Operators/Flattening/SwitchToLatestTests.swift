import Signals
import TestSupport
import Testing

@Suite("switchToLatest")
struct SwitchToLatestTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "SwitchToLatest",
      { stage in stage[0].map { name in stage[1].map { name + $0 } }.switchToLatest() }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].map { Signal.just($0) }.switchToLatest() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { Signal<String, MarbleFailure>.just(token.pass($0)) }.switchToLatest()
    }
  }

  /// The inner signals of the table, `b` being the script of the second one.
  func table(b: String) -> (Play, Signal<String, MarbleFailure>) {
    let play = Play()
    let scripts = [
      "A": "101@10 102@20 103@110", "B": b,
      "K": "301@10 302@20 303@30 304@40 C@150",
    ]
    let signal = play.hot("A@300 B@400 K@500 C@600")
      .map { name in play.cold(scripts[name] ?? "", named: name) }.switchToLatest()
    return (play, signal)
  }

  @Test("E041: outer A@300 B@400 K@500 C@600")
  func switches() {
    let (play, signal) = table(b: "201@10 202@20 203@30 204@40 C@50")
    #expect(
      play.record(signal) == """
        101@310 102@320 201@410 202@420 203@430 204@440 301@510 302@520 303@530 304@540 C@650
        """
    )
  }

  @Test("E042: B fails at +50")
  func innerFails() {
    let (play, signal) = table(b: "201@10 202@20 203@30 204@40 E@50")
    #expect(play.record(signal) == "101@310 102@320 201@410 202@420 203@430 204@440 E@450")
  }

  @Test("E044: completion of an inner signal does not complete it while the outer one is open")
  func innerCompletes() {
    expectMarbles(["a----|"], "a----|") { $0[0].map { Signal.just($0) }.switchToLatest() }
    expectMarbles(["a----|", "-1|"], "-1---|") { stage in
      stage[0].map { _ in stage[1] }.switchToLatest()
    }
  }

  @Test("E045: an outer signal that completes before any inner one completes it")
  func noInner() {
    expectMarbles(["--|"], "--|") { $0[0].map { Signal.just($0) }.switchToLatest() }
  }

  @Test("E047: on 1 the observer sends another inner signal: 2 and 3 never come after 7")
  func reentrant() {
    let outer = Subject<Signal<Int, Never>, Never>()
    let seen = Log<Int>()
    outer.signal.switchToLatest().subscribe(next: { value in
      seen.add(value)
      if value == 1 { outer.send(.values([7, 8])) }
    })
    outer.send(.values([1, 2, 3]))
    #expect([[1, 7, 8], [1, 2, 3, 7, 8]].contains(seen.entries))
  }

  @Test("D27: an inner signal that switches the outer one synchronously")
  func switchesFromInside() {
    let outer = Subject<Int, Never>()
    let seen = Log<Int>()
    outer.signal.map { start in
      Signal<Int, Never>.create { observer, lifetime in
        if start == 1 { outer.send(7) }
        for value in start..<(start + 2) where !lifetime.isEnded { observer.send(value) }
      }
    }.switchToLatest().subscribe(next: { seen.add($0) })
    outer.send(1)
    #expect(seen.entries.suffix(2) == [7, 8])
  }

  @Test("a ready value stops the signal before it")
  func ready() {
    expectMarbles(
      ["a-b--", "-1-2-3"],
      "-1b...",
      spans: [],
      {
        stage in
        stage[0].map { $0 == "a" ? stage[1] : .just($0) }.switchToLatest()
      }
    )
  }

  @Test("takes whatever can be used as a signal")
  func convertible() {
    let (outer, inner) = (Subject<Subject<Int, Never>, Never>(), Subject<Int, Never>())
    let seen = Log<Int>()
    outer.signal.switchToLatest().subscribe(next: { seen.add($0) })
    outer.send(inner)
    inner.send(1)
    #expect(seen.entries == [1])
  }
}
