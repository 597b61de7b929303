import Signals
import TestSupport
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "CombineLatest",
      { combineLatest($0[0], $0[1]).map { $0 + $1 } },
      { combineLatest($0[0], $0.safe(1)).map { $0 + $1 } },
      { combineLatest($0.safe(0), $0[1]).map { $0 + $1 } },
      { $0[0].combineLatest($0[1]).map { $0 + $1 } },
      { $0[0].combineLatest($0.safe(1)).map { $0 + $1 } },
      { Signal.combineLatest([$0[0], $0[1], $0[2]]).map { $0.joined() } },
      { $0.safe(0).combineLatest($0[1]).map { $0 + $1 } }
    )
  }

  @Test("passes endings of its only input at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { Signal.combineLatest([$0[0]]).map { $0[0] } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      combineLatest(signal.map { token.pass($0) }, Signal<Int, MarbleFailure>.just(1)).map { $0.0 }
    }
    expectLaws { signal, token in Signal.combineLatest([signal.map { token.pass($0) }, .just("b")])
    }
  }

  @Test("E034: a 1@1 2@3 C@5 with b 10@2 20@4 C@6")
  func both() {
    expectMarbles(["-1-2-|", "--x-y-|"], "--[1x][2x][2y]-|", spans: ["^----!", "^-----!"]) {
      combineLatest($0[0], $0[1]).map { $0 + $1 }
    }
  }

  @Test("E035: an input that ended without a value keeps it open until all ended")
  func noValue() {
    expectMarbles(["-|", "--1|"], "---|") { combineLatest($0[0], $0[1]).map { $0 + $1 } }
    expectMarbles(["-|", "--1|"], "---|") {
      Signal.combineLatest([$0[0], $0[1]]).map { $0.joined() }
    }
  }

  @Test("E037: of synchronous inputs the last value of the first meets those of the second")
  func leftToRight() {
    let seen = Log<String>()
    combineLatest(Signal<Int, Never>.values([1, 2]), Signal<Int, Never>.values([10]))
      .subscribeEvents { seen.add("\($0)") }
    #expect(seen.entries == ["next(2, 10)", "completed"])
  }

  @Test("E039: one input passes as arrays of one")
  func one() {
    let seen = Log<[Int]>()
    Signal<Int, Never>.combineLatest([.values([1, 2])]).subscribe(next: { seen.add($0) })
    #expect(seen.entries == [[1], [2]])
  }

  @Test("D21: of no inputs at all it just completes")
  func none() {
    expectMarbles([], "|") { _ in Signal.combineLatest([]).map { $0.joined() } }
  }

  @Test("a failure of one input ends it and stops the others")
  func failure() {
    expectMarbles(["-1-#", "--x-y-|"], "--[1x]#", spans: ["^--!", "^--!"]) {
      combineLatest($0[0], $0[1]).map { $0 + $1 }
    }
  }

  @Test("disposal stops all inputs")
  func disposal() {
    expectMarbles(["-1-2-3", "--x-y-z", "w"], "--([1xw]|)", spans: ["^-!", "^-!", "^-!"]) {
      Signal.combineLatest([$0[0], $0[1], $0[2]]).map { $0.joined() }.take(1)
    }
  }

  @Test("an array that was sent does not change afterwards")
  func kept() {
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let seen = Log<[Int]>()
    Signal.combineLatest([a.signal, b.signal]).subscribe(next: { seen.add($0) })
    a.send(1)
    b.send(10)
    a.send(2)
    b.send(20)
    #expect(seen.entries == [[1, 10], [2, 10], [2, 20]])
  }

  @Test("an optional that is nil is a value like any other")
  func optional() {
    let seen = Log<String>()
    combineLatest(Signal<Int?, Never>.just(nil), Signal<Int?, Never>.just(1))
      .subscribe(next: { seen.add("\($0)") })
    Signal<Int?, Never>.combineLatest([.just(nil), .just(nil)])
      .subscribe(next: { seen.add("\($0)") })
    #expect(seen.entries == ["(nil, Optional(1))", "[nil, nil]"])
  }

  @Test("takes whatever can be used as a signal")
  func convertible() {
    let (a, b) = (Subject<Int, Never>(), Subject<String, Never>())
    let seen = Log<String>()
    combineLatest(a, b).subscribe(next: { seen.add("\($0.0)\($0.1)") })
    a.send(1)
    b.send("x")
    #expect(seen.entries == ["1x"])
  }
}
