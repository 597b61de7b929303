import Signals
import TestSupport
import Testing

@Suite("map")
struct MapTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Map", { $0[0].map { $0.uppercased() } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) { expectMarbles([diagram], diagram) { $0[0].map { $0 } } }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.map { token.pass($0) } } }

  @Test("E001: ten times 1@1 2@2 C@3")
  func tenTimes() {
    expectMarbles(["-12|"], "-[10][20]|") { $0[0].map { $0 + "0" } }
  }

  @Test("E002: the closure is called once for 1@1 E@2")
  func calledOnce() {
    let calls = Log<String>()
    expectMarbles(["-1#"], "-f#") {
      $0[0].map {
        calls.add($0)
        return "f"
      }
    }
    #expect(calls.entries == ["1"])
  }

  @Test("takes key paths and functions")
  func keyPaths() {
    let sent = Log<Int>()
    Signal<String, Never>.values(["one", "three"]).map(\.count).map(abs)
      .subscribe(next: { sent.add($0) })
    #expect(sent.entries == [3, 5])
  }
}
