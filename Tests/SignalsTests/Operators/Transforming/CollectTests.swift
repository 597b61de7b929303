import Signals
import TestSupport
import Testing

@Suite("collect")
struct CollectTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Collect",
      { $0[0].collect().map { $0.joined() } },
      { $0[0].collect(2).map { $0.joined() } },
      { $0[0].collect { $0.last?.first?.isUppercase == true }.map { $0.joined() } },
      { $0[0].collect(on: $0.safe(1)).map { $0.joined() } }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.collect() }
    expectLaws { signal, token in signal.collect { token.pass($0.count > 1) } }
    expectLaws { signal, token in
      signal.collect(on: Signal<Int, Never>.never.map { token.pass($0) })
    }
  }

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

  @Test("a count, a predicate and a trigger drop what waits when the signal fails")
  func failure() {
    expectMarbles(["abc#"], "-[ab]-#") { $0[0].collect(2).map { $0.joined() } }
    expectMarbles(["ab#"], "--#") { $0[0].collect { _ in false }.map { $0.joined() } }
    expectMarbles(["ab#", "---x"], "--#") { $0[0].collect(on: $0.safe(1)).map { $0.joined() } }
  }

  @Test("nothing is left over at completion when the last array was full")
  func full() { expectMarbles(["ab|"], "-[ab]|") { $0[0].collect(2).map { $0.joined() } } }

  @Test("the trigger sends nothing when nothing has come")
  func nothingHasCome() {
    expectMarbles(["a---b-|", "-xx"], "-a----(b|)") {
      $0[0].collect(on: $0.safe(1)).map { $0.joined() }
    }
  }

  @Test("the signal's end disposes the trigger, and a trigger's end leaves the signal alone")
  func trigger() {
    expectMarbles(["ab|", "-----x"], "--([ab]|)", spans: ["^-!", "^-!"]) {
      $0[0].collect(on: $0.safe(1)).map { $0.joined() }
    }
    expectMarbles(["ab-c|", "--x|"], "--[ab]-([c]|)") {
      $0[0].collect(on: $0.safe(1)).map { $0.joined() }
    }
  }
}
