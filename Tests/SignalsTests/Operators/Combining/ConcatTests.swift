import Signals
import TestSupport
import Testing

@Suite("concat")
struct ConcatTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Concat",
      { $0[0].concat($0[1]) },
      { $0[0].concat(Convertible(signal: $0[1])) },
      { $0[0].concat($0.safe(1)) },
      { .concat([$0[0], $0[1], $0[2]]) },
      { $0.safe(0).concat($0[1]) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].concat(.empty) }
    expectMarbles([diagram], diagram) { .concat([$0[0]]) }
    expectMarbles([diagram], diagram) { .concat([.empty, $0[0], .empty]) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.concat(Signal<String, MarbleFailure>.just("z").map { token.pass($0) })
    }
    expectLaws { signal, token in .concat([signal.map { token.pass($0) }, .just("z")]) }
  }

  @Test("E018: a 1@1 C@2, then b 2@+1 C@+2; b is subscribed to at 2")
  func both() {
    expectMarbles(["-1|", "-2|"], "-1-2|", spans: ["^-!", "--^-!"]) { $0[0].concat($0[1]) }
  }

  @Test("E019: a failure ends it and the next is never subscribed to")
  func failure() {
    expectMarbles(["-1#", "-2|"], "-1#", spans: ["^-!", "-"]) { $0[0].concat($0[1]) }
    expectMarbles(["-1#", "-2|"], "-1#", spans: ["^-!", "-"]) { .concat([$0[0], $0[1]]) }
  }

  @Test("E021: disposal while the second runs tears each down once")
  func disposal() {
    expectMarbles(["-1|", "-2-3"], "-1-(2|)", spans: ["^-!", "--^!"]) {
      $0[0].concat($0[1]).take(2)
    }
  }

  @Test("of no inputs at all it completes")
  func none() {
    expectMarbles([], "|") { _ in .concat([]) }
  }

  @Test("takes whatever can be used as a signal")
  func convertible() {
    let next = Subject<Int, Never>()
    let seen = Log<Int>()
    Signal<Int, Never>.just(1).concat(next).subscribe(next: { seen.add($0) })
    next.send(2)
    #expect(seen.entries == [1, 2])
  }
}

/// Something that is no signal but can be used as one.
private struct Convertible: SignalConvertible {
  let signal: Signal<String, MarbleFailure>
}
