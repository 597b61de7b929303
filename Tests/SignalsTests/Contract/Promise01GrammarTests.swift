import Signals
import TestSupport
import Testing

/// Values, then at most one of completed or failed, then nothing; disposal is silent.
@Suite("promise 1: grammar", .ownThread)
struct Promise01GrammarTests {
  typealias Chain = @Sendable (Signal<Int, Oops>) -> Signal<Int, Oops>

  /// Every way a value can take to an observer, each behind a source that keeps no rule.
  static let chains: [(name: String, chain: Chain)] = [
    ("bare", { $0 }),
    ("map", { $0.map { $0 } }),
    ("scan", { $0.scan(0, +) }),
    ("materialize", { $0.materialize().dematerialize() }),
    ("take", { $0.take(5) }),
    ("flattenMap", { $0.flattenMap { value in Signal.values([value, value]).concat(inner) } }),
    ("latest", { $0.flattenMap(.latest) { _ in inner } }),
    ("concat", { $0.flattenMap(.concat) { _ in inner } }),
    ("merge", { Signal.merge([$0, $0]) }),
    ("combineLatest", { combineLatest($0, $0).map { $0.0 } }),
    ("zip", { zip($0, $0).map { $0.0 } }),
    ("withLatestFrom", { $0.withLatestFrom($0).map { $0.0 } }),
    ("takeUntil", { $0.takeUntil(Signal<Int, Oops>.never) }),
    ("catch", { $0.catch { _ in inner } }),
    ("retry", { $0.retry(1) }),
    ("concat two", { $0.concat($0) }),
    ("share", { $0.share(replay: 1) }),
    ("deliverOn", { $0.deliverOn(ImmediateScheduler()) }),
  ]

  @Test("one ending, and nothing after it", arguments: chains.indices)
  func oneEnding(index: Int) {
    let (name, chain) = Self.chains[index]
    let check = GrammarCheck<Int, Oops>()
    chain(unruly(Oops())).subscribeEvents(check.observe)
    #expect(check.endings == 1, "\(name)")
    #expect(check.faults == 0, "\(name)")
  }

  @Test("a source that ends twice ended the first way")
  func firstEndingCounts() {
    let log = Log<Signal<Int, Oops>.Event>()
    unruly(Oops()).subscribeEvents(log.add)
    #expect(log.entries == [.next(1), .next(2), .completed])
  }

  @Test("a subject ends once, whatever is sent to it afterwards")
  func subject() {
    let log = Log<Signal<Int, Oops>.Event>()
    let subject = Subject<Int, Oops>()
    subject.signal.subscribeEvents(log.add)
    subject.send(1)
    subject.fail(Oops())
    subject.send(2)
    subject.complete()
    subject.fail(Oops())
    #expect(log.entries == [.next(1), .failed(Oops())])
  }

  @Test("disposal is silent: it is no ending")
  func disposalIsSilent() {
    for (name, chain) in Self.chains {
      let subject = Subject<Int, Oops>()
      let check = GrammarCheck<Int, Oops>()
      let handle = chain(subject.signal).subscribeEvents(check.observe)
      handle.dispose()
      let before = check.values
      subject.send(1)
      subject.complete()
      #expect(check.endings == 0, "\(name)")
      #expect(check.values == before, "\(name)")
    }
  }

  @Test("two threads that end one signal end it once")
  func racingEndings() {
    for _ in 0..<effort(300) {
      let check = GrammarCheck<Int, Oops>()
      let held = Cell<Observer<Int, Oops>?>(nil)
      Signal<Int, Oops>.create { observer, _ in held.value = observer }.map { $0 }
        .subscribeEvents(check.observe)
      let observer = held.value
      onThreads(2) { number in
        if number == 0 { observer?.complete() } else { observer?.fail(Oops()) }
        observer?.send(1)
      }
      #expect(check.endings == 1)
      #expect(check.faults == 0)
    }
  }
}

private let inner: Signal<Int, Oops> = unruly(Oops())
