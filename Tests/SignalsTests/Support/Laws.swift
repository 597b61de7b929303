import Signals
import TestSupport
import Testing

/// What every operator with one input promises, whatever it does with the values.
///
/// - Parameter make: Applies the operator. Its closures pass what they return through the token,
///   so that keeping a closure is seen.
func expectLaws<New: Sendable>(
  of make: @Sendable (Signal<String, MarbleFailure>, Token) -> Signal<New, MarbleFailure>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let alive = Cell(0)
  expectSameFromEverySource(sourceLocation) { make($0, Token(alive)) }
  for ending in [Ending.completed, .failed, .disposed] {
    expectLetsGo(alive, ending, sourceLocation) { make($0, Token(alive)) }
  }
}

private enum Ending { case completed, failed, disposed }

/// Each subscription sees the same, whether the source is cold or pushes.
private func expectSameFromEverySource<New: Sendable>(
  _ sourceLocation: SourceLocation,
  _ make: (Signal<String, MarbleFailure>) -> Signal<New, MarbleFailure>
) {
  let values = ["a", "b", "B", "c"]
  let pushing = Signal<String, MarbleFailure>.create { observer, _ in
    values.forEach(observer.send)
    observer.complete()
  }
  let runs = [make(.values(values)), make(pushing)].flatMap { signal in
    (1...2).map { _ in
      let log = Log<String>()
      signal.subscribeEvents { log.add("\($0)") }
      return log.entries
    }
  }
  #expect(!runs[0].isEmpty, "something happens", sourceLocation: sourceLocation)
  #expect(Set(runs).count == 1, "every run is the same", sourceLocation: sourceLocation)
}

/// After any ending the source was torn down once and no closure is left.
private func expectLetsGo<New: Sendable>(
  _ alive: Cell<Int>,
  _ ending: Ending,
  _ sourceLocation: SourceLocation,
  _ make: (Signal<String, MarbleFailure>) -> Signal<New, MarbleFailure>
) {
  let torn = Cell(0)
  let calls = Cell(0)
  do {
    let subject = Subject<String, MarbleFailure>()
    let source = Signal<String, MarbleFailure>.create { observer, lifetime in
      lifetime.onEnd { torn.change { $0 += 1 } }
      lifetime.add(subject.signal.subscribe(observer))
    }
    let handle = make(source).subscribeEvents { _ in calls.change { $0 += 1 } }
    subject.send("a")
    switch ending {
    case .completed: subject.complete()
    case .failed: subject.fail(MarbleFailure())
    case .disposed: handle.dispose()
    }
    let before = calls.value
    subject.send("b")
    #expect(calls.value == before, "silent when \(ending)", sourceLocation: sourceLocation)
    #expect(torn.value == 1, "source torn down when \(ending)", sourceLocation: sourceLocation)
  }
  #expect(alive.value == 0, "closures freed when \(ending)", sourceLocation: sourceLocation)
}

extension Token {
  /// Returns `value`; a closure that calls it keeps the token.
  func pass<Value>(_ value: Value) -> Value { value }
}
