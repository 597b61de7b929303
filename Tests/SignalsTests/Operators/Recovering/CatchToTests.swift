import Signals
import TestSupport
import Testing

@Suite("catchTo")
struct CatchToTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "CatchTo",
      { $0[0].catchTo($0[1]) },
      { $0[0].catchTo($0.safe(1)).promoteError() }
    )
  }

  @Test("passes completion and silence", arguments: ["a-|", "|", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram, "b"], diagram, spans: []) { $0[0].catchTo($0[1]) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.catchTo(Signal<String, MarbleFailure>.just("z").map { token.pass($0) })
    }
  }

  @Test("the failure type goes when the fallback cannot fail")
  func neverFails() {
    let seen = Log<Int>()
    Signal<Int, Oops>.fail(Oops()).catchTo(.just(2)).subscribe(next: { seen.add($0) })
    #expect(seen.entries == [2])
  }
}
