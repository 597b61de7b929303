import Signals
import TestSupport
import Testing

@Suite("repeatElement")
struct RepeatElementTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "RepeatElement",
      { _ in Signal.repeatElement("a").take(3) }
    )
  }

  @Test("a million in a row, and it stops when nobody listens")
  func million() {
    let count = Cell(0)
    Signal<Int, Never>.repeatElement(7).take(1_000_000)
      .aggregate(0) { $0 + $1 }.subscribe(next: { sum in count.change { $0 = sum } })
    #expect(count.value == 7_000_000)
  }

  @Test("zip with a signal that ends makes it end")
  func zipped() {
    expectMarbles(["ab|"], "xx|") { stage in
      stage[0].zip(Signal.repeatElement("x").take(5)).map { $0.1 }
    }
  }
}
