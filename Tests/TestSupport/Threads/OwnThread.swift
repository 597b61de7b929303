import Dispatch
public import Testing

/// Runs each test on a thread of its own, and few of them at a time.
///
/// For tests that answer to real time, such as a program that gives up waiting: other tests may
/// keep every thread of the shared pool busy for many seconds, and a hundred programs at once
/// keep each other waiting. And for tests that compute for seconds without a pause, which would keep
/// a thread of that pool from all others meanwhile.
public struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have it too: each its own.
  public var isRecursive: Bool { true }

  /// Runs one test.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.take()
    let outcome: Result<Void, any Error>
    do {
      try await withTaskExecutorPreference(SerialExecutor()) { try await function() }
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    await Turns.shared.give()
    try outcome.get()
  }
}

/// Lets three pass at a time.
private actor Turns {
  static let shared = Turns()
  private var free = 3
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

extension Trait where Self == OwnThread {
  /// Each test on a thread of its own.
  public static var ownThread: Self { OwnThread() }
}

/// A serial queue of Dispatch, which gets a thread whatever the shared pool is doing.
private final class SerialExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "one test")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
