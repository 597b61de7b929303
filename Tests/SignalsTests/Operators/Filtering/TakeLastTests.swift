import Signals
import TestSupport
import Testing

@Suite("takeLast")
struct TakeLastTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "TakeLast", { $0[0].takeLast(2) })
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.takeLast(2) }
  }

  @Test("E052: 2 of 1 2 3 C@4 is 2@4 3@4 C@4, of 1 2 E is E")
  func two() {
    expectMarbles(["-123|"], "----(23|)") { $0[0].takeLast(2) }
    expectMarbles(["-12#"], "---#") { $0[0].takeLast(2) }
  }

  @Test("E053: 3 of 1 C is 1 C")
  func shorter() { expectMarbles(["1|"], "-(1|)") { $0[0].takeLast(3) } }

  @Test("keeps the order however often the oldest was dropped", arguments: 0...5)
  func order(count: Int) {
    let sent = Log<Int>()
    Signal<Int, Never>.values(1...4).takeLast(count).subscribe(next: { sent.add($0) })
    #expect(sent.entries == Array((1...4).suffix(count)))
  }

  @Test("keeps no more values than are asked for")
  func memory() {
    let alive = Cell(0)
    let subject = Subject<Token, Never>()
    let handle = subject.signal.takeLast(2).subscribe(next: { _ in })
    for _ in 1...5 { subject.send(Token(alive)) }
    #expect(alive.value == 2)
    handle.dispose()
    #expect(alive.value == 0)
  }
}
