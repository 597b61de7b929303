import Signals
import TestSupport
import Testing

@Suite("try")
struct TryTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Try",
      {
        $0[0].try { (value) throws(MarbleFailure) in
          if value == "X" { throw MarbleFailure() }
        }
      }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) { expectMarbles([diagram], diagram) { $0[0].try { _ in } } }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.try { _ in token.touch() } }
  }

  @Test("E004: a throw on 2 fails, disposes the source at 2 and is the last call")
  func throwsOnTwo() {
    let calls = Log<String>()
    expectMarbles(["-123"], "-1#", spans: ["^-!"]) {
      $0[0].try { (value) throws(MarbleFailure) in
        calls.add(value)
        if value == "2" { throw MarbleFailure() }
      }
    }
    #expect(calls.entries == ["1", "2"])
  }
}
