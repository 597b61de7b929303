import Signals
import TestSupport
import Testing

@Suite("tryMap")
struct TryMapTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "TryMap",
      {
        $0[0].tryMap { (value) throws(MarbleFailure) in
          if value == "X" { throw MarbleFailure() }
          return value
        }
      }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].tryMap { (value) throws(MarbleFailure) in value } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.tryMap { (value) throws(MarbleFailure) in token.pass(value) }
    }
  }

  @Test("E004: a throw on 2 fails, disposes the source at 2 and is the last call")
  func throwsOnTwo() {
    let calls = Log<String>()
    expectMarbles(["-123"], "-f#", spans: ["^-!"]) {
      $0[0].tryMap { (value) throws(MarbleFailure) in
        calls.add(value)
        if value == "2" { throw MarbleFailure() }
        return "f"
      }
    }
    #expect(calls.entries == ["1", "2"])
  }
}
