import Signals
import TestSupport
import Testing

@Suite("distinctUntilChanged")
struct DistinctUntilChangedTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "DistinctUntilChanged",
      { $0[0].distinctUntilChanged() },
      { $0[0].distinctUntilChanged { $0.lowercased() == $1.lowercased() } }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].distinctUntilChanged() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.distinctUntilChanged { token.pass($0 == $1) } }
  }

  @Test("E069: 1 1 2 2 1 C becomes 1 2 1 C")
  func numbers() { expectMarbles(["11221|"], "1-2-1|") { $0[0].distinctUntilChanged() } }

  @Test("E071: an object is freed once its successor was forwarded")
  func freesPrevious() {
    let (first, second) = (Cell(0), Cell(0))
    let subject = Subject<Token, Never>()
    let handle = subject.signal.distinctUntilChanged { $0 === $1 }.subscribe(next: { _ in })
    do {
      let token = Token(first)
      subject.send(token)
      subject.send(token)
    }
    #expect(first.value == 1)
    subject.send(Token(second))
    #expect(first.value == 0)
    #expect(second.value == 1)
    handle.dispose()
    #expect(second.value == 0)
  }

  @Test("E072: the comparer sees what was forwarded and the new value, n - 1 times")
  func comparer() {
    let pairs = Log<String>()
    expectMarbles(["aAbc|"], "a-bc|") {
      $0[0].distinctUntilChanged { last, new in
        pairs.add(last + new)
        return last == new.lowercased()
      }
    }
    #expect(pairs.entries == ["aA", "ab", "bc"])
  }
}
