import Signals
import TestSupport
import Testing

/// Promise 7: a chain of 5,000 operators that is subscribed fits on 8 MiB.
@Suite("long subscribed chains", .ownThread)
struct LongSubscribedChainTests {
  typealias Numbers = Signal<Int, Oops>

  /// How many operators in one subscribed chain must fit on 8 MiB.
  ///
  /// Without optimisation a stage takes two to three times the stack.
  private static let length: Int = {
    #if DEBUG
    effort(2_000)
    #else
    effort(5_000)
    #endif
  }()

  private static let longChains: [(String, @Sendable (Numbers) -> Numbers)] = [
    ("map", { $0.map { $0 } }),
    ("scan", { $0.scan(0, +) }),
    ("finally", { $0.finally {} }),
    ("concat", { $0.concat(Signal.just(1)) }),
    ("catch", { $0.catch { _ in .just(1) } }),
    ("retry", { $0.retry(1) }),
    ("merge", { .merge([$0, .empty]) }),
    ("withLatestFrom", { $0.withLatestFrom(Signal.just(1)).map { $0.0 } }),
    ("flattenMap", { $0.flattenMap { Signal.just($0) } }),
    ("switching", { $0.flattenMapLatest { Signal.just($0) } }),
    ("debounce", { $0.debounce(.seconds(1), on: ImmediateScheduler()) }),
    ("share", { $0.share() }),
    ("deliverOn", { $0.deliverOn(ImmediateScheduler()) }),
  ]

  @Test(
    "T21: it is subscribed, carries a value, ends, and is disposed, on 8 MiB",
    arguments: 0..<13
  )
  func longChain(index: Int) {
    let (name, extend) = Self.longChains[index]
    let events = onStack(kibibytes: 8 * 1024) {
      let subject = Subject<Int, Oops>()
      let log = Log<Signal<Int, Oops>.Event>()
      var chain = subject.signal
      for _ in 0..<Self.length { chain = extend(chain) }
      chain.subscribeEvents(log.add)
      subject.send(7)
      // Another subscription, which is disposed.
      chain.subscribeEvents { _ in }.dispose()
      subject.complete()
      return log.entries
    }
    #expect(events?.first == .next(7), "\(name)")
    #expect(events?.last == .completed, "\(name)")
  }
}
