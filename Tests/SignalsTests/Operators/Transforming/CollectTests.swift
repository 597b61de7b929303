import Signals
import Testing

@Suite("collect")
struct CollectTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "Collect", { $0[0].collect().map { $0.joined() } })
  }

  @Test("keeps the laws of operators")
  func laws() { expectLaws { signal, token in signal.map { token.pass($0) }.collect() } }

  @Test(
    "E076: an array at completion, an empty one of nothing, none on failure",
    arguments: [("123|", "---(l|)", ["1", "2", "3"]), ("|", "(l|)", []), ("1#", "-#", nil)]
  )
  func arrays(input: String, output: String, list: [String]?) {
    let lists = Log<[String]>()
    expectMarbles([input], output) {
      $0[0].collect().map {
        lists.add($0)
        return "l"
      }
    }
    #expect(lists.entries == (list.map { [$0] } ?? []))
  }

  @Test("E078: a second subscription is not contaminated by the first")
  func twice() {
    let lists = Log<[Int]>()
    let collected = Signal<Int, Never>.values([1, 2]).collect()
    collected.subscribe(next: { lists.add($0) })
    collected.subscribe(next: { lists.add($0) })
    #expect(lists.entries == [[1, 2], [1, 2]])
  }
}
