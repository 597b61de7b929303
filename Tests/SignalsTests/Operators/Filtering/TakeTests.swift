import Signals
import TestSupport
import Testing

@Suite("take")
struct TakeTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws { try expectDocumentedMarbles(in: "Take", { $0[0].take(2) }) }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) { expectMarbles([diagram], diagram) { $0[0].take(2) } }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.map { token.pass($0) }.take(3) } }

  @Test("E048: 2 of 1@1 2@2 3@3 completes and disposes the source at 2")
  func two() { expectMarbles(["-123"], "-1(2|)", spans: ["^-!"]) { $0[0].take(2) } }

  @Test("E049: take(0) completes at once and never subscribes")
  func zero() { expectMarbles(["-123"], "|", spans: ["-"]) { $0[0].take(0) } }

  @Test("E051: 3 of a subject that feeds itself from 100")
  func selfFeeding() {
    let subject = Subject<Int, Never>()
    let sent = Log<String>()
    subject.signal.take(3).subscribe(
      next: {
        sent.add("\($0)")
        subject.send($0 + 1)
      },
      completed: { sent.add("C") }
    )
    subject.send(100)
    #expect(sent.entries == ["100", "101", "102", "C"])
  }
}
