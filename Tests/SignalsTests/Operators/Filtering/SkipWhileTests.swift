import Signals
import TestSupport
import Testing

@Suite("skipWhile")
struct SkipWhileTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "SkipWhile", { $0[0].skipWhile { $0 == $0.lowercased() } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].skipWhile { _ in false } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.skipWhile { token.pass($0 == "a") } }
  }

  @Test("the predicate is not asked again once it said no")
  func asked() {
    let asked = Log<String>()
    expectMarbles(["aBaB|"], "-BaB|") {
      $0[0].skipWhile {
        asked.add($0)
        return $0 == "a"
      }
    }
    #expect(asked.entries == ["a", "B"])
  }
}
