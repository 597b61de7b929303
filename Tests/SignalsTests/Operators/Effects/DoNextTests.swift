import Signals
import TestSupport
import Testing

@Suite("doNext")
struct DoNextTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "DoNext", { $0[0].doNext { _ in } })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].doNext { _ in } }
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.doNext { _ in token.touch() } } }

  @Test("is called before the value is sent on")
  func order() {
    let log = Log<String>()
    Signal<Int, Never>.values([1, 2]).doNext { log.add("effect \($0)") }
      .subscribe(next: { log.add("value \($0)") })
    #expect(log.entries == ["effect 1", "value 1", "effect 2", "value 2"])
  }
}
