import Signals
import TestSupport
import Testing

@Suite("logEvents")
struct LogEventsTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "LogEvents", { $0[0].logEvents(to: { _ in }) })
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.logEvents(to: { _ in token.touch() }) }
  }

  @Test("writes a line for each thing that happens, with the label and the place of the call")
  func lines() {
    let log = Log<String>()
    let signal = Signal<Int, Oops>.values([1, 2]).concat(.fail(Oops()))
    signal.logEvents("numbers", file: "App/Numbers.swift", line: 7, to: { log.add($0) })
      .subscribe(next: { _ in }, failed: { _ in })
    #expect(
      log.entries == [
        "numbers (App/Numbers.swift:7): subscribed",
        "numbers (App/Numbers.swift:7): next 1",
        "numbers (App/Numbers.swift:7): next 2",
        "numbers (App/Numbers.swift:7): failed Oops()",
      ]
    )
  }

  @Test("without a label a line starts with the place; completion and disposal are told apart")
  func endings() {
    let log = Log<String>()
    let line: UInt = #line + 1
    Signal<Int, Never>.empty.logEvents(to: { log.add($0) }).subscribe(next: { _ in })
    Signal<Int, Never>.never.logEvents(to: { log.add($0) }).subscribe(next: { _ in }).dispose()
    let file = #fileID
    #expect(
      log.entries == [
        "\(file):\(line): subscribed", "\(file):\(line): completed",
        "\(file):\(line + 1): subscribed", "\(file):\(line + 1): disposed",
      ]
    )
  }
}
