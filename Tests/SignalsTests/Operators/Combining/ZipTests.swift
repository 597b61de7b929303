import Signals
import TestSupport
import Testing

@Suite("zip")
struct ZipTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Zip",
      { zip($0[0], $0[1]).map { $0 + $1 } },
      { zip($0[0], $0.safe(1)).map { $0 + $1 } },
      { zip($0.safe(0), $0[1]).map { $0 + $1 } },
      { $0[0].zip($0[1]).map { $0 + $1 } },
      { $0[0].zip($0.safe(1)).map { $0 + $1 } },
      { Signal.zip([$0[0], $0[1], $0[2]]).map { $0.joined() } },
      { $0.safe(0).zip($0[1]).map { $0 + $1 } }
    )
  }

  @Test("passes endings of its only input at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { Signal.zip([$0[0]]).map { $0[0] } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      zip(signal.map { token.pass($0) }, Signal<Int, MarbleFailure>.values(0..<9)).map { $0.0 }
    }
    expectLaws { signal, token in
      Signal.zip([signal.map { token.pass($0) }, .values(["1", "2", "3", "4"])])
    }
  }

  @Test("E027: a 1@1 C@2 with b 10@3 20@4 completes with its last pair")
  func lastPair() {
    expectMarbles(["-1|", "---xy"], "---([1x]|)", spans: ["^-!", "^--!"]) {
      zip($0[0], $0[1]).map { $0 + $1 }
    }
  }

  @Test("E030: a failure still counts while a pair is possible")
  func failure() {
    expectMarbles(["----12#", "-123|"], "----[11][22]#") { zip($0[0], $0[1]).map { $0 + $1 } }
  }

  @Test("E032: an input that completes without a value ends it")
  func noValue() {
    expectMarbles(["----", "--|"], "--|", spans: ["^-!", "^-!"]) {
      zip($0[0], $0[1]).map { $0 + $1 }
    }
  }

  @Test("E033: of no inputs at all it completes")
  func none() {
    expectMarbles([], "|") { _ in Signal.zip([]).map { $0.joined() } }
  }

  @Test("D01: ends when the other input has used up what waited")
  func usedUp() {
    expectMarbles(["(12|)", "-xy-z"], "-[1x]([2y]|)") { zip($0[0], $0[1]).map { $0 + $1 } }
    expectMarbles(["(12|)", "-xy-z"], "-[1x]([2y]|)") {
      Signal.zip([$0[0], $0[1]]).map { $0.joined() }
    }
  }

  @Test("a long lead is kept in order")
  func lead() {
    let seen = Log<Int>()
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    zip(a, b).subscribe(next: { seen.add($0 - $1) })
    for value in 0..<1000 { a.send(value) }
    for value in 0..<500 { b.send(value) }
    for value in 1000..<1500 { a.send(value) }
    for value in 500..<1500 { b.send(value) }
    #expect(seen.entries == Array(repeating: 0, count: 1500))
  }

  @Test("disposal stops all inputs")
  func disposal() {
    expectMarbles(["-1-2-3", "--x-y-z"], "--([1x]|)", spans: ["^-!", "^-!"]) {
      zip($0[0], $0[1]).map { $0 + $1 }.take(1)
    }
  }

  @Test("an optional that is nil is a value like any other")
  func optional() {
    let seen = Log<String>()
    zip(Signal<Int?, Never>.values([nil, 1]), Signal<Int?, Never>.values([2, nil]))
      .subscribe(next: { seen.add("\($0)") })
    #expect(seen.entries == ["(nil, Optional(2))", "(Optional(1), nil)"])
  }
}
