import Signals
import TestSupport
import Testing

@Suite("signal of an asynchronous sequence")
struct AsyncSequenceTests {
  @Test("sends the elements in order and completes, for each subscription")
  func elements() async {
    let signal = Signal(Signal<Int, Never>.values([1, 2, 3]).values())
    #expect(await signal.collected() == [1, 2, 3])
    #expect(await signal.collected() == [1, 2, 3])
  }

  @Test("fails as the sequence does")
  func failing() async {
    let signal = Signal(Signal<Int, Oops>.values([1]).concat(.fail(Oops())).values())
    await #expect(throws: Oops()) { try await signal.collected() }
  }

  @Test("disposal cancels the iteration")
  func disposal() async {
    let torn = Cell(false)
    let source = Signal<Int, Never>.create { observer, lifetime in
      lifetime.onEnd { torn.value = true }
      observer.send(1)
      lifetime.onEnd { _ = observer }
    }
    #expect(await Signal(source.values()).first() == 1)
    while !torn.value { await Task.yield() }
  }
}
