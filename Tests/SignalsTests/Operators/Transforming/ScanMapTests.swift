import Signals
import Testing

@Suite("scanMap")
struct ScanMapTests {
  /// Numbers the values.
  @Sendable private func numbered(_ count: inout Int, _ value: String) -> String {
    defer { count += 1 }
    return "\(count)\(value)"
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "ScanMap", { $0[0].scanMap(0, numbered) })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].scanMap(0) { $1 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.scanMap("") { $0 += token.pass($1) } }
    expectLaws { signal, token in signal.map { token.pass($0) }.scanMap(0, numbered) }
  }
}
