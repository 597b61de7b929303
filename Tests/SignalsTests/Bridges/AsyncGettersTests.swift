import Signals
import TestSupport
import Testing

@Suite("first, last, collected, completion")
struct AsyncGettersTests {
  let numbers = Signal<Int, Oops>.values([1, 2, 3])

  @Test("single is the value of a signal that sends one, and of no other")
  func single() async throws {
    #expect(try await Signal<Int, Oops>.just(7).single() == 7)
    #expect(try await Signal<Int, Oops>.empty.single() == nil)
    #expect(try await Signal<Int, Oops>.values(1...).single() == nil)
    await #expect(throws: Oops()) { try await Signal<Int, Oops>.fail(Oops()).single() }
  }

  @Test("E143: first is the first value, and the source is disposed then")
  func first() async throws {
    let torn = Cell(false)
    let endless = Signal<Int, Oops>.create { observer, lifetime in
      lifetime.onEnd { torn.value = true }
      var value = 7
      while !lifetime.isEnded {
        observer.send(value)
        value += 1
      }
    }
    #expect(try await endless.first() == 7)
    #expect(torn.value)
    #expect(try await Signal<Int, Oops>.empty.first() == nil)
    await #expect(throws: Oops()) { try await Signal<Int, Oops>.fail(Oops()).first() }
  }

  @Test("last is the last value before completion")
  func last() async throws {
    #expect(try await numbers.last() == 3)
    #expect(try await Signal<Int, Oops>.empty.last() == nil)
    await #expect(throws: Oops()) { try await numbers.concat(.fail(Oops())).last() }
  }

  @Test("collected is all values")
  func collected() async throws {
    #expect(try await numbers.collected() == [1, 2, 3])
    #expect(try await Signal<Int, Oops>.empty.collected() == [])
    await #expect(throws: Oops()) { try await numbers.concat(.fail(Oops())).collected() }
  }

  @Test("completion waits for the end")
  func completion() async throws {
    let log = Log<Int>()
    try await numbers.doNext(log.add).completion()
    #expect(log.entries == [1, 2, 3])
    await #expect(throws: Oops()) { try await numbers.concat(.fail(Oops())).completion() }
  }
}
