import Signals
import TestSupport
import Testing

@Suite("suppressError")
struct SuppressErrorTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    let hook = UnhandledErrors { _, _ in }
    try expectDocumentedMarbles(
      in: "SuppressError",
      { $0[0].suppressError(to: hook).promoteError() }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    let hook = UnhandledErrors { _, _ in }
    expectLaws { signal, token in
      signal.map { token.pass($0) }.suppressError(to: hook).promoteError()
    }
  }

  @Test("reports the failure, and where it was suppressed, before it completes")
  func reports() {
    let told = Log<String>()
    let hook = UnhandledErrors { failure, place in told.add("\(place): \(failure)") }
    Signal<Int, Oops>.fail(Oops()).suppressError(file: "App/Main.swift", line: 3, to: hook)
      .subscribe(next: { _ in }, completed: { told.add("completed") })
    #expect(told.entries == ["App/Main.swift:3: Oops()", "completed"])
  }
}
