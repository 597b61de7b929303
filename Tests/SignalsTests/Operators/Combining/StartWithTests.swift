import Signals
import Testing

@Suite("startWith")
struct StartWithTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "StartWith", { $0[0].startWith("s") })
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].startWith() }
    expectMarbles([diagram], diagram) { $0[0].startWith("s").skip(1) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.startWith("s") }
  }

  @Test("E131: 0, then 1@1 C@2")
  func first() {
    expectMarbles(["-1|"], "01|") { $0[0].startWith("0") }
  }

  @Test("several values keep their order")
  func several() {
    expectMarbles(["-1|"], "(abc)1|") { $0[0].startWith("a", "b", "c") }
  }

  @Test("is never subscribed to when the first values are enough")
  func enough() {
    expectMarbles(["-1|"], "(ab|)", spans: ["-"]) { $0[0].startWith("a", "b", "c").take(2) }
  }
}
