import Signals
import TestSupport
import Testing

@Suite("defer", .ownThread)
struct DeferTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Defer",
      { stage in .defer { stage[0] } },
      { stage in .defer { Wrapped(signal: stage[0]) } }
    )
  }

  @Test("calls the closure once per subscription and not before")
  func lazy() {
    let calls = Cell(0)
    let made = Signal<String, MarbleFailure>.defer {
      Signal.just("\(calls.change { $0 += 1; return $0 })")
    }
    #expect(calls.value == 0)
    expectMarbles([], "(1|)") { _ in made }
    expectMarbles([], "(2|)") { _ in made }
  }

  @Test("takes whatever can be used as a signal")
  func convertible() {
    let subject = Subject<Int, Never>()
    let sent = Log<Int>()
    Signal.defer { subject }.subscribe(next: { sent.add($0) })
    subject.send(7)
    #expect(sent.entries == [7])
  }

  @Test("letting go of 100,000 nested ones needs no deep stack")
  func nested() {
    let alive = onSmallStack {
      let alive = Cell(0)
      var signal = Signal<Int, Never>.just(1).map { [token = Token(alive)] in token.pass($0) }
      for _ in 1...100_000 { signal = .defer { [signal] in signal } }
      signal = .empty
      return alive.value
    }
    #expect(alive == 0)
  }

  @Test("disposal reaches the signal that was made")
  func disposal() {
    expectMarbles(["a-b-c-|"], "a-(b|)", spans: ["^-!"]) { stage in
      .defer { stage[0] }.take(2)
    }
  }
}

/// Something that is not a signal but can be used as one.
private struct Wrapped: SignalConvertible {
  let signal: Signal<String, MarbleFailure>
}
