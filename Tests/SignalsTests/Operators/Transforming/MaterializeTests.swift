import Signals
import TestSupport
import Testing

@Suite("materialize")
struct MaterializeTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Materialize",
      {
        $0[0].materialize().map { event in
          if case .next(let value) = event { value } else { "E" }
        }.promoteError()
      }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.materialize().promoteError()
    }
  }

  @Test("E119: 1 E becomes event(1) event(E) C")
  func events() {
    let events = Log<Signal<Int, Oops>.Event>()
    let completions = Cell(0)
    Signal<Int, Oops>.just(1).concat(Signal.fail(Oops())).materialize().subscribe(
      next: { events.add($0) },
      completed: { completions.change { $0 += 1 } }
    )
    #expect(events.entries == [.next(1), .failed(Oops())])
    #expect(completions.value == 1)
  }

  @Test("completion is a value too")
  func completion() {
    let events = Log<Signal<Int, Oops>.Event>()
    Signal<Int, Oops>.empty.materialize().subscribe(next: { events.add($0) })
    #expect(events.entries == [.completed])
  }
}
