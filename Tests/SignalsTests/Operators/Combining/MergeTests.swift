import Signals
import TestSupport
import Testing

@Suite("merge")
struct MergeTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Merge",
      { $0[0].merge($0[1]) },
      { $0[0].merge($0.safe(1)) },
      { .merge([$0[0], $0[1], $0[2]]) },
      { .merge($0[0], $0[1]) },
      { $0.safe(0).merge($0[1]) }
    )
  }

  @Test("passes endings of its only input at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { .merge([$0[0]]) }
    expectMarbles([diagram], diagram) { $0[0].merge() }
    expectMarbles([diagram], diagram) { $0[0].merge(.empty) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.merge(.just("b"), .empty) }
  }

  @Test("E022: a 1@1 3@3 C@5 with b 2@2 4@4 C@9")
  func both() {
    expectMarbles(["-1-3-|", "--2-4----|"], "-1234----|", spans: ["^----!", "^--------!"]) {
      .merge($0[0], $0[1])
    }
  }

  @Test("E023: a failure of one ends it and stops the others")
  func failure() {
    expectMarbles(["--#", "-1-2-3"], "-1#", spans: ["^-!", "^-!"]) { $0[0].merge($0[1]) }
  }

  @Test("E025: of no inputs at all it completes at once")
  func none() {
    expectMarbles([], "|") { _ in .merge([]) }
    expectMarbles([], "|") { _ in .merge() }
  }

  @Test("synchronous inputs run one after another, and stop when nobody listens any more")
  func synchronous() {
    let seen = Log<Int>()
    let starts = Cell(0)
    let late = Signal<Int, Never>.defer {
      starts.change { $0 += 1 }
      return .just(9)
    }
    Signal.merge([.values([1, 2, 3]), late]).take(2).subscribe(next: { seen.add($0) })
    #expect(seen.entries == [1, 2])
    #expect(starts.value == 0)
  }

  @Test("an endless synchronous input stops when another one has failed")
  func endless() {
    let seen = Log<String>()
    let failing = Subject<Int, MarbleFailure>()
    failing.signal.merge(.values(0...)).subscribeEvents { event in
      seen.add("\(event)")
      if case .next(2) = event { failing.fail(MarbleFailure()) }
    }
    #expect(seen.entries == ["next(0)", "next(1)", "next(2)", "failed(Signals.MarbleFailure())"])
  }
}
