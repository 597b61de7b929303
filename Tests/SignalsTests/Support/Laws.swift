import Signals
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
  expectOwnState(make(.values(["a", "b", "B", "c"]), Token(alive)), sourceLocation)
  for ending in [Ending.completed, .failed, .disposed] {
    expectLetsGo(alive, ending, sourceLocation) { make($0, Token(alive)) }
  }
}

private enum Ending { case completed, failed, disposed }

/// Two subscriptions see the same, and a hot source gives what a cold one gives.
private func expectOwnState<New: Sendable>(
  _ signal: Signal<New, MarbleFailure>,
  _ sourceLocation: SourceLocation
) {
  let (first, second) = (Log<String>(), Log<String>())
  signal.subscribeEvents { first.add("\($0)") }
  signal.subscribeEvents { second.add("\($0)") }
  #expect(
    first.entries == second.entries,
    "state is per subscription",
    sourceLocation: sourceLocation
  )
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
