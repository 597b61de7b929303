import Signals
import TestSupport
import Testing

@Suite("flatten")
struct FlattenTests {
  /// Every way to flatten, in the order of the documentation.
  static let strategies: [FlattenStrategy] = [
    .merge, .concat, .latest, .first, .race, .concurrent(2),
  ]

  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    func play(_ strategy: FlattenStrategy) -> (Stage) -> Signal<String, MarbleFailure> {
      { stage in
        stage[0].map { name in stage[1].map { name + $0 } }.flatten(strategy)
      }
    }
    try expectDocumentedMarbles(
      in: "Flatten",
      play(.merge),
      play(.concat),
      play(.latest),
      play(.first),
      play(.race),
      play(.concurrent(2))
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    for strategy in Self.strategies {
      if case .race = strategy { continue }
      expectMarbles([diagram], diagram) { $0[0].map { Signal.just($0) }.flatten(strategy) }
    }
  }

  @Test("keeps the laws of operators", arguments: strategies)
  func laws(strategy: FlattenStrategy) {
    expectLaws { signal, token in
      signal.map { value in Signal<String, MarbleFailure>.just(token.pass(value)) }
        .flatten(strategy)
    }
    expectLaws { signal, token in
      signal.map { Signal<String, MarbleFailure>.values([$0]).map { token.pass($0) } }
        .flatten(strategy)
    }
  }

  @Test("disposal lets go of what runs and of what waits", arguments: strategies)
  func letsGo(strategy: FlattenStrategy) {
    let alive = Cell(0)
    do {
      let outer = Subject<Int, Never>()
      let handle = outer.signal.map { [token = Token(alive)] value in
        Signal<Int, Never>.never.map { token.pass($0 + value) }
      }.flatten(strategy).subscribe(next: { _ in })
      for value in 1...4 { outer.send(value) }
      handle.dispose()
    }
    #expect(alive.value == 0)
  }

  @Test("a failure of the outer signal ends it at once and stops the others", arguments: strategies)
  func outerFails(strategy: FlattenStrategy) {
    expectMarbles(["a--#", "-1--2"], "-1-#", spans: ["^--!", "^--!"]) { stage in
      stage[0].map { _ in stage[1] }.flatten(strategy)
    }
  }

  @Test("a failure of an inner one ends it at once and stops the others", arguments: strategies)
  func innerFails(strategy: FlattenStrategy) {
    expectMarbles(["a----b", "-1-#"], "-1-#", spans: ["^--!", "^--!"]) { stage in
      stage[0].map { _ in stage[1] }.flatten(strategy)
    }
  }

  @Test("disposal stops the outer and the inner ones", arguments: strategies)
  func disposal(strategy: FlattenStrategy) {
    expectMarbles(["a----b", "-1-2"], "-1-(2|)", spans: ["^--!", "^--!"]) { stage in
      stage[0].map { _ in stage[1] }.flatten(strategy).take(2)
    }
  }

  @Test("merging is what it does if nothing else is said")
  func merges() {
    expectMarbles(["a-b|", "-1-2|"], "-1-(21)-2|") { stage in
      stage[0].map { _ in stage[1] }.flatten()
    }
  }

  @Test("E011: completes only after the outer signal, even if all inner ones are empty")
  func emptyInner() {
    expectMarbles(["12--|"], "----|") {
      $0[0].map { _ in Signal<String, MarbleFailure>.empty }.flatten()
    }
  }

  @Test("E013: two at a time; the third starts when the first has completed")
  func concurrent() {
    let play = Play()
    let outer = play.hot("A@0 B@1 K@2 C@3")
    let signal = outer.map { name in play.cold("x@5 C@10", named: name) }.flatten(.concurrent(2))
    #expect(play.record(signal) == "x@5 x@6 x@15 C@20")
    #expect(
      play.lives.entries == [
        "+hot@0", "+A@0", "+B@1", "-hot@3", "-A@10", "+K@10", "-B@11", "-K@20",
      ]
    )
  }

  @Test("E015, D24: a signal that arrives early waits: 1 2 3 C, 3 when the second completes")
  func queued() {
    let outer = Subject<Signal<Int, Never>, Never>()
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let seen = Log<String>()
    outer.signal.flatten(.concurrent(2)).subscribeEvents { seen.add("\($0)") }
    for inner in [a.signal, b.signal, .just(3)] { outer.send(inner) }
    a.send(1)
    b.send(2)
    #expect(seen.entries == ["next(1)", "next(2)"])
    b.complete()
    #expect(seen.entries == ["next(1)", "next(2)", "next(3)"])
    outer.complete()
    a.complete()
    #expect(seen.entries == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test("E016: one at a time; each starts after the one before was torn down")
  func oneAtATime() {
    let play = Play()
    let inners = (1...5).map { play.cold("x@2 C@3", named: "\($0)") }
    let signal = Signal<Signal<String, MarbleFailure>, MarbleFailure>.values(inners)
      .flatten(.concat)
    #expect(play.record(signal) == "x@2 x@5 x@8 x@11 x@14 C@15")
    #expect(
      play.lives.entries == [
        "+1@0", "-1@3", "+2@3", "-2@6", "+3@6", "-3@9", "+4@9", "-4@12", "+5@12", "-5@15",
      ]
    )
  }

  @Test("a ready value does not overtake signals that wait")
  func readyWaits() {
    let outer = Subject<Signal<Int, Never>, Never>()
    let slow = Subject<Int, Never>()
    let seen = Log<Int>()
    outer.signal.flatten(.concat).subscribe(next: { seen.add($0) })
    for inner in [slow.signal, .values([1, 2]), .just(3), .just(4)] { outer.send(inner) }
    slow.complete()
    outer.send(.just(5))
    #expect(seen.entries == [1, 2, 3, 4, 5])
  }

  @Test("a race is won by whoever speaks first, and ends with the winner")
  func race() {
    let outer = Subject<Signal<Int, Never>, Never>()
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let seen = Log<String>()
    outer.signal.flatten(.race).subscribeEvents { seen.add("\($0)") }
    for inner in [a.signal, b.signal] { outer.send(inner) }
    b.send(1)
    a.send(2)
    outer.send(.just(3))
    b.complete()
    #expect(seen.entries == ["next(1)", "completed"])
  }
}
