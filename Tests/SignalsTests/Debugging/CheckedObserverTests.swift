import Signals
import TestSupport
import Testing

@Suite("checked observer")
struct CheckedObserverTests {
  /// What is reported of a source, and what arrives from it.
  private func run(
    _ source: @escaping @Sendable (CheckedObserver<Int, Oops>) -> Void
  ) -> (reports: [String], events: [Signal<Int, Oops>.Event]) {
    let reports = Log<String>()
    let events = Log<Signal<Int, Oops>.Event>()
    Signal<Int, Oops>.create { observer, _ in
      source(observer.checked(file: "App/Source.swift", line: 3, to: { reports.add($0) }))
    }.subscribeEvents { events.add($0) }
    return (reports.entries, events.entries)
  }

  @Test("a source that keeps the grammar is not reported, and all arrives")
  func good() {
    let seen = run {
      $0.send(1)
      $0.send(event: .next(2))
      $0.complete()
    }
    #expect(seen.reports == [])
    #expect(seen.events == [.next(1), .next(2), .completed])
  }

  @Test("a value after the end is reported with the place of the call, and does not arrive")
  func valueAfterEnd() {
    let seen = run {
      $0.complete()
      $0.send(1)
    }
    #expect(seen.reports == ["App/Source.swift:3: The source sent 1 after it had completed."])
    #expect(seen.events == [.completed])
  }

  @Test("a second ending is reported")
  func secondEnd() {
    let seen = run {
      $0.fail(Oops())
      $0.complete()
    }
    #expect(
      seen.reports == ["App/Source.swift:3: The source completed after it had failed with Oops()."]
    )
    #expect(seen.events == [.failed(Oops())])
  }

  @Test("sending after disposal is not reported")
  func afterDisposal() {
    let reports = Log<String>()
    let senders = Log<CheckedObserver<Int, Oops>>()
    Signal<Int, Oops>.create { observer, _ in senders.add(observer.checked { reports.add($0) }) }
      .subscribeEvents { _ in }.dispose()
    senders.entries[0].send(1)
    senders.entries[0].complete()
    #expect(reports.entries == [])
  }
}
