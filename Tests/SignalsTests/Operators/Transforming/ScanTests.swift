import Signals
import TestSupport
import Testing

@Suite("scan")
struct ScanTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Scan",
      { $0[0].scan("") { $0 + $1 } },
      { $0[0].scan(into: "") { $0 += $1 } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].scan("") { $1 } }
    expectMarbles([diagram], diagram) { $0[0].scan(into: "") { $0 = $1 } }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.scan("") { token.pass($0 + $1) } }
    expectLaws { signal, token in signal.scan(into: "") { $0 += token.pass($1) } }
  }

  @Test("E073: running sums of 1 2 3 C")
  func sums() {
    expectMarbles(["123|"], "136|") { stage in
      stage[0].compactMap { Int($0) }.scan(0) { $0 + $1 }.map { "\($0)" }
    }
  }

  @Test("E074: subscribed to twice, an inout result gives identical lists")
  func twice() {
    let lists = Signal<Int, Never>.values([1, 2, 3]).scan(into: [Int]()) { $0.append($1) }
    let (first, second) = (Log<[Int]>(), Log<[Int]>())
    lists.subscribe(next: { first.add($0) })
    lists.subscribe(next: { second.add($0) })
    #expect(first.entries == [[1], [1, 2], [1, 2, 3]])
    #expect(second.entries == [[1], [1, 2], [1, 2, 3]])
  }
}
