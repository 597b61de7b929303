import Signals
import TestSupport
import Testing

/// Failures are typed, skip the waiting of values, and keep their place in deliverOn.
///
/// That `Failure == Never` cannot fail, and that only there one may subscribe to values alone, is
/// checked by the compiler: see Tests/Client.
@Suite("promise 8: typed failures")
struct Promise08TypedFailuresTests {
  private enum Other: Error, Equatable { case translated(Oops) }

  @Test("a failure arrives as the type it was declared with, through every operator")
  func typed() {
    let log = Log<Oops>()
    let failing = Signal<Int, Oops>.fail(Oops())
    let chains: [Signal<Int, Oops>] = [
      failing, failing.map { $0 }, failing.scan(0, +), failing.startWith(1),
      Signal.just(1).flattenMap { _ in failing }, .merge([.never, failing]),
      combineLatest(Signal<Int, Oops>.never, failing).map { $0.0 },
      zip(Signal<Int, Oops>.never, failing).map { $0.0 },
      Signal.never.takeUntil(failing), Signal.never.withLatestFrom(failing).map { $0.0 },
      failing.retry(2), failing.share(replay: 1), failing.finally {},
    ]
    for chain in chains { chain.subscribe(next: { _ in }, failed: log.add) }
    #expect(log.entries == Array(repeating: Oops(), count: 13))
  }

  @Test("mapError, catch and promoteError change the type and nothing else")
  func changing() {
    let log = Log<Other>()
    Signal<Int, Oops>.fail(Oops()).mapError { Other.translated($0) }
      .subscribe(next: { _ in }, failed: log.add)
    #expect(log.entries == [.translated(Oops())])
    let values = Log<Int>()
    Signal<Int, Oops>.fail(Oops()).catch { _ in Signal<Int, Never>.just(7) }
      .subscribe(next: values.add)
    Signal<Int, Never>.just(8).promoteError(Oops.self)
      .subscribe(next: values.add, failed: { _ in })
    #expect(values.entries == [7, 8])
  }

  @Test("a typed throw is the signal's own failure")
  func typedThrows() {
    let log = Log<Signal<Int, Oops>.Event>()
    Signal<Int, Oops>.values([1, 2, 3]).tryMap { value throws(Oops) in
      if value == 2 { throw Oops() }
      return value
    }.subscribeEvents(log.add)
    #expect(log.entries == [.next(1), .failed(Oops())])
  }

  @Test("a failure does not wait where values do")
  func skipsWaiting() {
    expectMarbles(["a-#"], "--#") { $0[0].delay(.seconds(5), on: $0.time) }
    expectMarbles(["a-#"], "--#") { $0[0].debounce(.seconds(5), on: $0.time) }
    expectMarbles(["ab#"], "a-#") { $0[0].throttle(.seconds(5), on: $0.time) }
  }

  @Test("in deliverOn a failure keeps its place behind the values")
  func deliverOn() {
    let time = TestScheduler()
    let log = Log<Signal<Int, Oops>.Event>()
    Signal<Int, Oops>.values([1, 2]).concat(.fail(Oops())).deliverOn(time).subscribeEvents(log.add)
    #expect(log.entries == [])
    time.run()
    #expect(log.entries == [.next(1), .next(2), .failed(Oops())])
  }
}
