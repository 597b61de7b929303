import Signals
import TestSupport
import Testing

/// The kit's way of doing something at the start, on disposal and at either end.
@Suite("beginning, watching disposal, holding")
struct WatchTests {
  typealias Numbers = Signal<Int, Oops>

  /// One signal of each of the three kinds that a signal can be, ending well.
  static let kinds: [@Sendable () -> Numbers] = [
    { .just(1) },
    { .values([1, 2]) },
    {
      .create { observer, _ in
        observer.send(1)
        observer.complete()
      }
    },
  ]

  @Test("a signal that ends by itself is not disposed", arguments: 0..<3)
  func ended(kind: Int) {
    let log = Log<String>()
    let handle = WatchTests.kinds[kind]().beginning { log.add("begin") }
      .watchingDisposal { log.add("disposed") }
      .subscribe(next: { _ in }, failed: { _ in }, completed: { log.add("|") })
    handle.dispose()
    #expect(log.entries == ["begin", "|"])
  }

  @Test("one that is cut off from downstream is", arguments: 0..<3)
  func cutOff(kind: Int) {
    let log = Log<String>()
    WatchTests.kinds[kind]().watchingDisposal { log.add("disposed") }.take(1)
      .subscribe(next: { _ in }, failed: { _ in }, completed: { log.add("|") })
    #expect(log.entries.sorted() == ["disposed", "|"])
  }

  @Test("disposal is seen once, before what the input holds is torn down")
  func disposed() {
    let log = Log<String>()
    let handle = Numbers.create { _, lifetime in lifetime.onEnd { log.add("torn") } }
      .watchingDisposal { log.add("disposed") }
      .subscribe(next: { _ in }, failed: { _ in })
    handle.dispose()
    handle.dispose()
    #expect(log.entries == ["disposed", "torn"])
  }

  @Test("what begins does so for each subscription, and not for one that is over already")
  func beginning() {
    let log = Log<String>()
    let signal = Subject<Int, Never>().signal.beginning { log.add("begin") }
    signal.subscribe(next: { _ in }).dispose()
    signal.subscribe(next: { _ in }).dispose()
    let (lifetime, end) = Lifetime.make()
    end.dispose()
    signal.subscribe(during: lifetime, next: { _ in })
    #expect(log.entries == ["begin", "begin"])
  }

  @Test("what is held is closed once, after the ending or on disposal")
  func holding() {
    let log = Log<String>()
    let signal = { (inner: Numbers) in
      Numbers.holding(
        { () throws(Oops) -> Int in
          log.add("open")
          return 7
        },
        close: { log.add("close \($0)") },
        { opened in inner.map { $0 + opened } }
      )
    }
    signal(.just(1)).subscribeEvents { log.add("\($0)") }.dispose()
    #expect(log.entries == ["open", "next(8)", "completed", "close 7"])
    signal(.never).subscribeEvents { log.add("\($0)") }.dispose()
    #expect(log.entries.dropFirst(4) == ["open", "close 7"])
    signal(.fail(Oops())).subscribe(next: { _ in }, failed: { _ in log.add("#") })
    #expect(log.entries.dropFirst(6) == ["open", "#", "close 7"])
  }

  @Test("what cannot be opened fails")
  func cannotOpen() {
    let log = Log<String>()
    Numbers.holding(
      { () throws(Oops) -> Int in throw Oops() },
      close: { _ in log.add("close") },
      { .just($0) }
    ).subscribe(next: { _ in }, failed: { _ in log.add("#") })
    #expect(log.entries == ["#"])
  }
}
