import Signals
import Testing

@Suite("takeWhile")
struct TakeWhileTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "TakeWhile", { $0[0].takeWhile { $0 == $0.lowercased() } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].takeWhile { _ in true } }
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.takeWhile { token.pass($0 != "B") } } }

  @Test("E054: below 3 of 1@1 2@2 3@3 1@4 completes and disposes the source at 3")
  func belowThree() {
    expectMarbles(["-1231"], "-12|", spans: ["^--!"]) { $0[0].takeWhile { $0 < "3" } }
  }

  @Test("inclusive sends the value that ended it")
  func inclusive() {
    expectMarbles(["-1231"], "-12(3|)", spans: ["^--!"]) {
      $0[0].takeWhile(inclusive: true) { $0 < "3" }
    }
  }
}
