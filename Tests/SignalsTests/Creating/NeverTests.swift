import Signals
import TestSupport
import Testing

@Suite("never")
struct NeverTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws { try expectDocumentedMarbles(in: "Never", { _ in .never }) }

  @Test("keeps nothing of a disposed observer")
  func letsGo() {
    let alive = Cell(0)
    do {
      let token = Token(alive)
      let handle = Signal<Int, Never>.never.subscribe(next: { _ in token.touch() })
      handle.dispose()
    }
    #expect(alive.value == 0)
  }
}
