import Signals
import TestSupport
import Testing

@Suite("initially")
struct InitiallyTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Initially", { $0[0].initially {} })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].initially {} }
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.initially { token.touch() } } }

  @Test("is called once per subscription, before the source starts")
  func order() {
    let log = Log<String>()
    let source = Signal<Int, Never>.defer {
      log.add("start")
      return .just(1)
    }
    let signal = source.initially { log.add("initially") }
    #expect(log.entries == [])
    signal.subscribe(next: { _ in })
    signal.subscribe(next: { _ in })
    #expect(log.entries == ["initially", "start", "initially", "start"])
  }
}
