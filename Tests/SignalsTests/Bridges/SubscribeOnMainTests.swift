import Dispatch
import Signals
import TestSupport
import Testing

@Suite("subscribeOnMain")
struct SubscribeOnMainTests {
  /// What only the main actor may touch.
  @MainActor final class Screen {
    var lines: [String] = []
  }

  @Test("events from elsewhere come on the main actor, in order")
  @MainActor
  func fromElsewhere() async {
    let screen = Screen()
    let subject = Subject<Int, Oops>()
    await withCheckedContinuation { continuation in
      subject.signal.subscribeOnMain(
        next: { screen.lines.append("\($0)") },
        failed: { _ in
          screen.lines.append("#")
          continuation.resume()
        }
      )
      DispatchQueue.global().async {
        for value in 0..<100 { subject.send(value) }
        subject.fail(Oops())
      }
    }
    #expect(screen.lines == (0..<100).map { "\($0)" } + ["#"])
  }

  @Test("disposed on the main thread it is silent at once")
  @MainActor
  func disposal() async {
    let screen = Screen()
    let subject = Subject<Int, Never>()
    let torn = Cell(false)
    let handle = subject.signal.watchingDisposal { torn.value = true }
      .subscribeOnMain(next: { screen.lines.append("\($0)") })
    await Task.detached { subject.send(1) }.value
    handle.dispose()
    await withCheckedContinuation { continuation in
      MainScheduler.mainAsync.schedule { continuation.resume() }
    }
    #expect(torn.value)
    #expect(screen.lines.count <= 1)
    let before = screen.lines
    subject.send(2)
    #expect(screen.lines == before)
  }
}
