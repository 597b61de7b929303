import Signals
import Testing

@Suite("fail")
struct FailTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Fail", { _ in .fail(MarbleFailure()) })
  }
}
