import Signals
import TestSupport
import Testing

@Suite("result")
struct ResultTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Result", { _ in .result { "a" } })
  }

  @Test("fails with what the closure throws")
  func throwing() {
    expectMarbles([], "#") { _ in
      .result { () throws(MarbleFailure) in throw MarbleFailure() }
    }
  }

  @Test("calls the closure once per subscription and not before")
  func lazy() {
    let calls = Cell(0)
    let signal = Signal<String, MarbleFailure>.result {
      "\(calls.change { $0 += 1; return $0 })"
    }
    #expect(calls.value == 0)
    expectMarbles([], "(1|)") { _ in signal }
    expectMarbles([], "(2|)") { _ in signal }
  }
}
