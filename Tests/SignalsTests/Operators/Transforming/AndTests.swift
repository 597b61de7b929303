import Signals
import TestSupport
import Testing

@Suite("and")
struct AndTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "And",
      { $0[0].map { $0 == "T" }.and($0[1].map { $0 == "T" }).map { $0 ? "T" : "F" } }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0 == "a") }.and(Signal<Bool, MarbleFailure>.just(true))
    }
  }

  @Test("the truth table", arguments: [true, false], [true, false])
  func truth(a: Bool, b: Bool) {
    let sent = Log<Bool>()
    Signal<Bool, Never>.just(a).and(MutableProperty(b)).take(1).subscribe(next: { sent.add($0) })
    #expect(sent.entries == [a && b])
  }

  @Test("a failure of either ends it")
  func failures() {
    let bools = { (stage: Stage, index: Int) in stage[index].map { $0 == "T" } }
    expectMarbles(["T--", "-#"], "-#", spans: ["^!", "^!"]) {
      bools($0, 0).and(bools($0, 1)).map { "\($0)" }
    }
  }
}
