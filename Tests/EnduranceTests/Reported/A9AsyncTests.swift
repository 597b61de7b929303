import Foundation
import Signals
import TestSupport
import Testing

/// Reported faults of the peers: values for tasks, and tasks that are cancelled.
@Suite("A9: async/await bridge", .ownThread)
struct A9AsyncTests {
  @Test("A123: a task that awaits a first value ends once when it is cancelled")
  func a123() async throws {
    let listeners = Awaited(0)
    let never = Signal<Int, Never>.create { _, lifetime in
      listeners.change { $0 += 1 }
      lifetime.onEnd { listeners.change { $0 -= 1 } }
    }
    let resumed = Cell(0)
    let task = Task {
      let value = await never.first()
      resumed.change { $0 += 1 }
      return value
    }
    try await listeners.wait(for: "the task to listen") { $0 == 1 }
    task.cancel()
    #expect(await task.value == nil)
    #expect(resumed.value == 1)
    #expect(listeners.state == 0)
  }

  @Test("A124: a loop in a task that is cancelled already gets nothing")
  func a124() async {
    let time = TestScheduler()
    let (listeners, subject) = (Cell(0), Subject<Int, Never>())
    let hot = subject.signal.counted(in: listeners)
    let signals: [Signal<Int, Never>] = [
      .values([1, 2]), hot, hot.startWith(1), Signal.merge(hot, .just(1)),
      hot.combineLatest(hot).map { $0 + $1 }, hot.startWith(1).debounce(.seconds(1), on: time),
    ]
    let seen = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var seen = 0
      for signal in signals { for await _ in signal.values() { seen += 1 } }
      return seen
    }.value
    #expect(seen == 0)
    #expect(listeners.value == 0)
  }

  @Test("A125: sending after the one who waited was cancelled reaches nobody")
  func a125() async throws {
    let listeners = Awaited(0)
    let subject = Subject<Int, Never>()
    let signal = subject.signal.telling { listeners.change { $0 += 1 } }
    let task = Task {
      var seen: [Int] = []
      for await value in signal.values() { seen.append(value) }
      return seen
    }
    try await listeners.wait(for: "the task to listen") { $0 == 1 }
    task.cancel()
    subject.send(1)
    subject.send(2)
    subject.complete()
    #expect(await task.value == [])
  }

  @Test("A126: a value and a cancellation may meet: each await is resumed once")
  func a126() {
    struct Round: Sendable {
      let subject = Subject<Int, Never>()
      let resumed: Cell<Int>
      let task: Task<Void, Never>
      init() {
        let (listeners, resumed) = (Cell(0), Cell(0))
        let signal = subject.signal.telling { listeners.change { $0 += 1 } }
        self.resumed = resumed
        task = Task {
          var values = signal.values().makeAsyncIterator()
          _ = await values.next()
          resumed.change { $0 += 1 }
        }
        while listeners.value == 0 { sched_yield() }
      }
    }
    inRounds(
      effort(50_000, everyday: 5_000),
      { Round() },
      [{ $0.subject.send(1) }, { $0.task.cancel() }],
      check: { round in
        while round.resumed.value == 0 { sched_yield() }
        #expect(round.resumed.value == 1)
      }
    )
  }

  @Test("A128: values that one thread sends are received in order")
  func a128() async throws {
    let listeners = Awaited(0)
    let subject = Subject<Int, Never>()
    let signal = subject.signal.telling { listeners.change { $0 += 1 } }
    let task = Task {
      var seen: [Int] = []
      for await value in signal.values() { seen.append(value) }
      return seen
    }
    try await listeners.wait(for: "the task to listen") { $0 == 1 }
    onThreads([
      {
        for value in 1...500 { subject.send(value) }
        subject.complete()
      }
    ])
    #expect(await task.value == Array(1...500))
  }
}

extension Signal {
  /// Tells when it has been subscribed to, so that whatever is sent from then on is heard.
  fileprivate func telling(_ tell: @escaping @Sendable () -> Void) -> Signal {
    .create { observer, lifetime in
      lifetime.add(subscribe(observer))
      tell()
    }
  }
}
