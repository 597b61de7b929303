import Signals
import TestSupport
import Testing

@Suite("UnhandledErrors")
struct UnhandledErrorsTests {
  @Test("a new handler takes over at once, also for signals that are subscribed to")
  func replaced() {
    let (old, new) = (Log<String>(), Log<String>())
    let hook = UnhandledErrors { failure, _ in old.add("\(failure)") }
    let subject = Subject<Int, Oops>()
    subject.signal.suppressError(to: hook).subscribe(next: { _ in })
    hook.handler = { failure, _ in new.add("\(failure)") }
    subject.fail(Oops())
    #expect(old.entries == [])
    #expect(new.entries == ["Oops()"])
  }
}
