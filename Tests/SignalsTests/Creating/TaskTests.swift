import Signals
import TestSupport
import Testing

@Suite("task")
struct TaskTests {
  @Test("sends what the function returns and completes, for each subscription")
  func returning() async {
    let runs = Cell(0)
    let signal = Signal<Int, Never>.task {
      await Task.yield()
      return runs.change { runs in
        runs += 1
        return runs
      }
    }
    #expect(runs.value == 0)
    #expect(await signal.collected() == [1])
    #expect(await signal.collected() == [2])
  }

  @Test("fails with what the function throws")
  func throwing() async {
    let signal = Signal<Int, Oops>.task { () async throws(Oops) -> Int in throw Oops() }
    await #expect(throws: Oops()) { try await signal.completion() }
  }

  @Test("disposal cancels the function")
  func disposal() async {
    let started = AsyncStream.makeStream(of: Void.self)
    let ended = AsyncStream.makeStream(of: Bool.self)
    let handle = Signal<Int, Never>.task {
      await withTaskCancellationHandler {
        started.continuation.finish()
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        ended.continuation.yield(true)
        ended.continuation.finish()
      }
      return 1
    }.subscribe(next: { _ in Issue.record("delivered after disposal") })
    for await _ in started.stream {}
    handle.dispose()
    var cancelled = false
    for await answer in ended.stream { cancelled = answer }
    #expect(cancelled)
  }
}
