import Signals
import TestSupport
import Testing

@Suite("using")
struct UsingTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Using",
      { stage in .using({ stage[0] }, close: { _ in }) { $0 } }
    )
  }

  /// A signal whose resource is a number counted up, logging what happens to it.
  private func numbered(_ log: Log<String>, _ inner: Signal<String, MarbleFailure>)
    -> Signal<String, MarbleFailure>
  {
    let opened = Cell(0)
    return .using(
      {
        let number = opened.change {
          $0 += 1; return $0
        }
        log.add("open \(number)")
        return number
      },
      close: { log.add("close \($0)") },
      { _ in inner }
    )
  }

  @Test(
    "E134: opened per subscription, closed once, after the ending was delivered",
    arguments: [Signal.just("a"), Signal.just("a").concat(.fail(MarbleFailure()))]
  )
  func endings(inner: Signal<String, MarbleFailure>) {
    let log = Log<String>()
    let signal = numbered(log, inner)
    for _ in 1...2 {
      signal.subscribe(
        next: { log.add($0) },
        failed: { _ in log.add("end") },
        completed: { log.add("end") }
      )
    }
    #expect(log.entries == ["open 1", "a", "end", "close 1", "open 2", "a", "end", "close 2"])
  }

  @Test("E134: disposal closes, once")
  func disposal() {
    let log = Log<String>()
    let handle = numbered(log, .never).subscribeEvents { _ in log.add("event") }
    handle.dispose()
    handle.dispose()
    #expect(log.entries == ["open 1", "close 1"])
  }

  @Test("take closes it as soon as it has enough")
  func take() {
    let log = Log<String>()
    numbered(log, .values(["a", "b"])).take(1).subscribeEvents { _ in log.add("event") }
    #expect(log.entries == ["open 1", "event", "event", "close 1"])
  }

  @Test("a failure to open fails the signal and closes nothing")
  func cannotOpen() {
    let log = Log<String>()
    expectMarbles([], "#") { _ in
      .using(
        { () throws(MarbleFailure) -> Int in throw MarbleFailure() },
        close: { _ in log.add("close") },
        { _ in Signal<String, MarbleFailure>.just("a") }
      )
    }
    #expect(log.entries == [])
  }
}
