import Signals
import TestSupport
import Testing

@Suite("values")
struct SignalValuesTests {
  /// A source that says when it is subscribed to and torn down.
  final class Source: Sendable {
    let subject = Subject<Int, Oops>()
    let torn = Cell(0)
    let starts = Cell(0)
    var signal: Signal<Int, Oops> {
      .create { [subject, torn, starts] observer, lifetime in
        starts.change { $0 += 1 }
        lifetime.onEnd { torn.change { $0 += 1 } }
        lifetime.add(subject.signal.subscribe(observer))
      }
    }
  }

  @Test("gives every value in order, then the end")
  func completing() async throws {
    var seen: [Int] = []
    for try await value in Signal<Int, Oops>.values([1, 2, 3]).values() { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test("throws the failure after the values, with its type")
  func failing() async {
    var seen: [Int] = []
    do throws(Oops) {
      for try await value in Signal<Int, Oops>.values([1, 2]).concat(.fail(Oops())).values() {
        seen.append(value)
      }
      Issue.record("did not fail")
    } catch { #expect(error == Oops()) }
    #expect(seen == [1, 2])
  }

  @Test("after the failure was thrown there is nothing more")
  func failingOnce() async throws {
    var values = Signal<Int, Oops>.fail(Oops()).values().makeAsyncIterator()
    await #expect(throws: Oops.self) { try await values.next() }
    #expect(try await values.next() == nil)
  }

  @Test("keeps what the policy says")
  func buffering() async {
    let signal = Signal<Int, Never>.values([1, 2, 3, 4])
    func seen(_ policy: BufferingPolicy) async -> [Int] {
      var seen: [Int] = []
      for await value in signal.values(buffering: policy) { seen.append(value) }
      return seen
    }
    #expect(await seen(.unbounded) == [1, 2, 3, 4])
    #expect(await seen(.newest(2)) == [3, 4])
    #expect(await seen(.oldest(2)) == [1, 2])
    #expect(await seen(.newest(0)) == [])
    #expect(await seen(.oldest(0)) == [])
  }

  @Test("leaving the loop disposes")
  func leaving() async throws {
    let source = Source()
    let values = source.signal.values()
    #expect(source.starts.value == 0)
    var iterator: SignalValues<Int, Oops>.AsyncIterator? = values.makeAsyncIterator()
    #expect(source.starts.value == 1)
    source.subject.send(1)
    #expect(try await iterator?.next() == 1)
    #expect(source.torn.value == 0)
    iterator = nil
    #expect(source.torn.value == 1)
  }

  @Test("cancelling the task disposes, drops what was buffered and wakes who waits")
  func cancelling() async throws {
    let source = Source()
    let task = Task {
      var seen: [Int] = []
      for try await value in source.signal.values() {
        seen.append(value)
        if value == 1 {
          source.subject.send(2)
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      return seen
    }
    while source.starts.value == 0 { await Task.yield() }
    source.subject.send(1)
    #expect(try await task.value == [1])
    #expect(source.torn.value == 1)
    let waiting = Task { try await source.signal.first() }
    while source.starts.value == 1 { await Task.yield() }
    waiting.cancel()
    #expect(try await waiting.value == nil)
    #expect(source.torn.value == 2)
  }

  @Test("a source that goes away without an ending ends the loop")
  func goingAway() async throws {
    let started = Cell(false)
    var subject: Subject<Int, Oops>? = Subject()
    let signal = try #require(subject?.signal)
    let task = Task {
      var iterator = signal.values().makeAsyncIterator()
      started.value = true
      return try await iterator.next()
    }
    while !started.value { await Task.yield() }
    subject = nil
    #expect(try await task.value == nil)
  }

  @Test("the consumer stays where it is isolated")
  @MainActor
  func isolation() async {
    var seen = 0
    for await value in Signal<Int, Never>.values([1, 2]).values() {
      MainActor.assertIsolated()
      seen += value
    }
    #expect(seen == 3)
  }
}
