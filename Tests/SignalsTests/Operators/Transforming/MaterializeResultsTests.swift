import Signals
import TestSupport
import Testing

@Suite("materializeResults")
struct MaterializeResultsTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "MaterializeResults",
      {
        $0[0].materializeResults().map { result in
          if case .success(let value) = result { value } else { "E" }
        }.promoteError()
      }
    )
  }

  @Test("completion is no value")
  func completion() {
    let results = Log<Result<Int, Oops>>()
    let completions = Cell(0)
    Signal<Int, Oops>.just(1).materializeResults().subscribe(
      next: { results.add($0) },
      completed: { completions.change { $0 += 1 } }
    )
    #expect(results.entries == [.success(1)])
    #expect(completions.value == 1)
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.materializeResults().promoteError()
    }
  }
}
