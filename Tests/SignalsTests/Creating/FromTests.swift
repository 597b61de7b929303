import Signals
import Testing

@Suite("from(optional:)")
struct FromTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "From", { _ in .from(optional: "a") })
  }

  @Test("of nil it just completes")
  func missing() { expectMarbles([], "|") { _ in .from(optional: nil) } }
}
