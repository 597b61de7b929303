import Signals
import TestSupport
import Testing

@Suite("pausable")
struct PausableTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Pausable",
      { $0[0].pausable(while: $0.safe(1).map { $0 == "T" }) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].pausable(while: Signal<Bool, Never>.just(false)) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.pausable(while: Signal<Bool, Never>.never)
    }
  }

  @Test("takes a property; what it sent last stays in force")
  func property() {
    let sent = Log<Int>()
    let source = Subject<Int, Never>()
    do {
      let isPaused = MutableProperty(false)
      source.signal.pausable(while: isPaused).subscribe(next: { sent.add($0) })
      source.send(1)
      isPaused.value = true
      source.send(2)
    }
    source.send(3)
    #expect(sent.entries == [1])
  }

  @Test("the source's ending passes while paused, and disposes the other signal")
  func ending() {
    expectMarbles(["-a-|", "T--F-F"], "---|", spans: ["^--!", "^--!"]) {
      $0[0].pausable(while: $0.safe(1).map { $0 == "T" })
    }
  }
}
