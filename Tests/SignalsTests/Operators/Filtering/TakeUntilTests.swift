import Signals
import TestSupport
import Testing

@Suite("takeUntil")
struct TakeUntilTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "TakeUntil",
      { $0[0].takeUntil { $0 == $0.uppercased() } },
      { $0[0].takeUntil($0[1]) },
      { $0[0].takeUntil($0.safe(1)) }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].takeUntil { _ in false } }
    expectMarbles([diagram], diagram) { $0[0].takeUntil(Signal<Int, MarbleFailure>.never) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.takeUntil { token.pass($0 == "B") } }
    expectLaws { signal, token in
      signal.takeUntil(Signal<Int, MarbleFailure>.never.map { token.pass($0) })
    }
  }

  @Test("inclusive sends the value that ended it")
  func inclusive() {
    expectMarbles(["-1231"], "-12(3|)", spans: ["^--!"]) {
      $0[0].takeUntil(inclusive: true) { $0 == "3" }
    }
  }

  @Test("E060: 1@1 2@2 T@3 4@4 completes at the trigger and disposes both")
  func trigger() {
    expectMarbles(["-12-3", "---T"], "-12|", spans: ["^--!", "^--!"]) { $0[0].takeUntil($0[1]) }
  }

  @Test("E061: a trigger that completes ends it")
  func triggerCompletes() {
    expectMarbles(["-12-3", "---|"], "-12|", spans: ["^--!", "^--!"]) { $0[0].takeUntil($0[1]) }
  }

  @Test("D05: a failure of the trigger is forwarded")
  func triggerFails() {
    expectMarbles(["-12-3", "---#"], "-12#", spans: ["^--!", "^--!"]) { $0[0].takeUntil($0[1]) }
  }

  @Test("E063: a trigger that fires on subscribing keeps a synchronous source from starting")
  func firesAtOnce() {
    let starts = Cell(0)
    let source = Signal<String, MarbleFailure>.defer {
      starts.change { $0 += 1 }
      return .values(["1", "2"])
    }
    expectMarbles([], "|") { _ in source.takeUntil(Signal<Int, MarbleFailure>.just(1)) }
    #expect(starts.value == 0)
  }

  @Test("E064: completion of the source disposes the trigger")
  func sourceCompletes() {
    expectMarbles(["-----|", "-------T"], "-----|", spans: ["^----!", "^----!"]) {
      $0[0].takeUntil($0[1])
    }
  }

  @Test("takes whatever can be used as a signal")
  func convertible() {
    let (source, stop) = (Subject<Int, Never>(), Subject<String, Never>())
    let sent = Log<Int>()
    source.signal.takeUntil(stop).subscribe(next: { sent.add($0) })
    source.send(1)
    stop.send("stop")
    source.send(2)
    #expect(sent.entries == [1])
  }
}
