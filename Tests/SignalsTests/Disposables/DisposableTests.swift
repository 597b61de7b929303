import Signals
import TestSupport
import Testing

@Suite("Disposable", .ownThread)
struct DisposableTests {
  @Test("runs its action once, and lets go of it")
  func once() {
    let alive = Cell(0)
    let runs = Cell(0)
    let token = Token(alive)
    var keep: Token? = token
    let handle = Disposable { [token = keep] in
      token?.touch()
      runs.change { $0 += 1 }
    }
    keep = nil
    _ = consume token
    #expect(!handle.isDisposed)
    handle.dispose()
    handle.dispose()
    #expect(handle.isDisposed)
    #expect(runs.value == 1)
    #expect(alive.value == 0)
  }

  @Test("forgetting it runs nothing, and lets go of the action")
  func forgetting() {
    let alive = Cell(0)
    let runs = Cell(0)
    do {
      let token = Token(alive)
      _ = Disposable {
        token.touch()
        runs.change { $0 += 1 }
      }
    }
    #expect(runs.value == 0)
    #expect(alive.value == 0)
  }

  @Test("disposed by many threads at once, it runs once")
  func race() {
    for _ in 0..<200 {
      let runs = Cell(0)
      let handle = Disposable { runs.change { $0 += 1 } }
      onFourThreads { _ in handle.dispose() }
      #expect(runs.value == 1)
    }
  }
}
