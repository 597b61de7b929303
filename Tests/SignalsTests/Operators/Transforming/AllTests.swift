import Signals
import TestSupport
import Testing

@Suite("all")
struct AllTests {
  private func bools(_ stage: Stage, _ index: Int) -> Signal<Bool, MarbleFailure> {
    stage[index].map { $0 == "T" }
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "All",
      { Signal.all([bools($0, 0), bools($0, 1)]).map { $0 ? "T" : "F" } }
    )
  }

  @Test("passes endings of its only input at once", arguments: ["T-|", "T-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { Signal.all([bools($0, 0)]).map { $0 ? "T" : "F" } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in .all([signal.map { token.pass($0 == "a") }, .just(true)]) }
  }

  @Test("the truth table of three", arguments: 0..<8)
  func truth(row: Int) {
    let (a, b, c) = (row & 1 == 1, row & 2 == 2, row & 4 == 4)
    let sent = Log<Bool>()
    Signal<Bool, Never>.all([.just(a), .just(b), .just(c)]).subscribe(next: sent.add)
    #expect(sent.entries == [a && b && c])
  }

  @Test("of no signals at all it completes")
  func none() {
    expectMarbles([], "|") { _ in Signal.all([]).map { "\($0)" } }
  }
}
