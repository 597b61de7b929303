import Signals
import Testing

@Suite("dematerialize")
struct DematerializeTests {
  /// The event a character of a diagram stands for.
  @Sendable private func event(_ name: String) -> Marble.Beat {
    switch name {
    case "E": .failed(MarbleFailure())
    case "C": .completed
    default: .next(name)
    }
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Dematerialize", { $0.safe(0).map(event).dematerialize() })
  }

  @Test("E120: event(1) event(C) event(2) becomes 1 C, and the source is disposed at C")
  func completesEarly() {
    expectMarbles(["1C2"], "1|", spans: ["^!"]) { $0.safe(0).map(event).dematerialize() }
  }

  @Test("an input that completes without an ending event completes")
  func withoutEnding() {
    expectMarbles(["a-|"], "a-|") { $0.safe(0).map(event).dematerialize() }
  }

  @Test("undoes materialize", arguments: ["a-b-|", "a-#", "|", "#", "---"])
  func undoes(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].materialize().dematerialize() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.materialize().dematerialize() }
  }
}
