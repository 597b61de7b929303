import Signals
import Testing

@Suite("just")
struct JustTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws { try expectDocumentedMarbles(in: "Just", { _ in .just("a") }) }

  @Test("starts afresh for each subscription")
  func fresh() {
    let one = Signal<String, MarbleFailure>.just("a")
    expectMarbles([], "(a|)") { _ in one }
    expectMarbles([], "(a|)") { _ in one }
  }
}
