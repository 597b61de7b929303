import Signals
import TestSupport
import Testing

@Suite("pausableBuffered")
struct PausableBufferedTests {
  /// The first input, kept back while the second's newest is T.
  private func kept(
    _ stage: Stage,
    limit: Int? = nil
  ) -> Signal<String, MarbleFailure> {
    stage[0].pausableBuffered(while: stage.safe(1).map { $0 == "T" }, limit: limit)
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "PausableBuffered", { kept($0) })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) {
      $0[0].pausableBuffered(while: Signal<Bool, Never>.just(false))
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.pausableBuffered(while: Signal<Bool, Never>.never)
    }
    expectLaws { signal, token in
      signal.map { token.pass($0) }.pausableBuffered(while: Signal<Bool, Never>.just(true))
    }
  }

  @Test("of more than the limit the newest are kept")
  func limit() {
    expectMarbles(["abcd-e|", "T---F"], "----(cd)e|") { kept($0, limit: 2) }
  }

  @Test("completion while paused brings what was kept, a failure drops it")
  func endings() {
    expectMarbles(["-a-b-|", "T"], "-----(ab|)", spans: ["^----!"]) { kept($0) }
    expectMarbles(["-a-b-#", "T"], "-----#") { kept($0) }
  }

  @Test("the pausing signal that completes while true stays in force")
  func staysPaused() { expectMarbles(["-a--b|", "T-|"], "-----(ab|)") { kept($0) } }

  @Test("a value that an observer sends while what was kept goes out comes after it")
  func reentrant() {
    let source = Subject<Int, Never>()
    let isPaused = MutableProperty(true)
    let sent = Log<Int>()
    source.signal.pausableBuffered(while: isPaused).subscribe(next: { value in
      sent.add(value)
      if value == 1 { source.send(3) }
    })
    source.send(1)
    source.send(2)
    isPaused.value = false
    #expect(sent.entries == [1, 2, 3])
  }
}
