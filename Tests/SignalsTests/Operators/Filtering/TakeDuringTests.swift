import Signals
import TestSupport
import Testing

@Suite("take(during:)")
struct TakeDuringTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "TakeDuring",
      { stage in
        let (lifetime, end) = Lifetime.make()
        _ = stage.time.schedule(after: .seconds(5)) { end.dispose() }
        return stage[0].take(during: lifetime)
      }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].take(during: Lifetime.make().lifetime) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.take(during: Lifetime.make().lifetime)
    }
  }

  @Test("completes without subscribing when the lifetime is over")
  func over() {
    let (lifetime, end) = Lifetime.make()
    end.dispose()
    expectMarbles(["a-|"], "|", spans: ["-"]) { $0[0].take(during: lifetime) }
  }

  @Test("leaves nothing in the lifetime after it ended by itself")
  func letsGo() {
    let alive = Cell(0)
    let (lifetime, end) = Lifetime.make()
    do {
      let token = Token(alive)
      Signal<Int, Never>.just(1).map { token.pass($0) }.take(during: lifetime)
        .subscribe(next: { _ in })
    }
    #expect(alive.value == 0)
    end.dispose()
  }
}
