import Signals
import Testing

@Suite("takeUntilReplacement")
struct TakeUntilReplacementTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "TakeUntilReplacement",
      { $0[0].takeUntilReplacement($0[1]) },
      { $0[0].takeUntilReplacement($0.safe(1)) }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.takeUntilReplacement(Signal.never)
    }
  }

  @Test("E065: source 1 2, replacement 3, source 4, replacement 5; source disposed at 3")
  func replaces() {
    expectMarbles(["12-4", "--3-5"], "123-5", spans: ["^-!"]) { $0[0].takeUntilReplacement($0[1]) }
  }

  @Test("E067: both synchronous, source 1 2 3 and replacement 4 5 6")
  func synchronous() {
    expectMarbles([], "(456|)") { _ in
      Signal.values(["1", "2", "3"]).takeUntilReplacement(
        Signal<String, MarbleFailure>.values(["4", "5", "6"])
      )
    }
  }

  @Test("E068: a failure of the source and any ending of the replacement are forwarded")
  func endings() {
    expectMarbles(["1#", "---"], "1#", spans: ["^!", "^!"]) { $0[0].takeUntilReplacement($0[1]) }
    expectMarbles(["1-2", "-#"], "1#", spans: ["^!", "^!"]) { $0[0].takeUntilReplacement($0[1]) }
    expectMarbles(["1-2", "-|"], "1|", spans: ["^!", "^!"]) { $0[0].takeUntilReplacement($0[1]) }
  }

  @Test("when the source completes first the replacement is waited for")
  func sourceCompletes() {
    expectMarbles(["1|", "---2|"], "1--2|") { $0[0].takeUntilReplacement($0[1]) }
  }

  @Test("a replacement that has taken over at once keeps the source from starting")
  func atOnce() {
    expectMarbles(["1-2", "-3|"], "03|", spans: ["-"]) { stage in
      stage[0].takeUntilReplacement(stage[1].startWith("0"))
    }
  }
}
