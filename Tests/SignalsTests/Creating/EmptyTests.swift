import Signals
import Testing

@Suite("empty")
struct EmptyTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws { try expectDocumentedMarbles(in: "Empty", { _ in .empty }) }
}
