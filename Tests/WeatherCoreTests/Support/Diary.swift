import Signals

/// What was heard, each with the second it was heard in, from any thread.
final class Diary: Sendable {
  private let time: TestScheduler
  private let lines = Locked<[String]>([])

  init(_ time: TestScheduler) { self.time = time }

  var entries: [String] { lines.withLock { $0 } }

  func note(_ text: String) {
    let line = "\(time.now.components.seconds): \(text)"
    lines.withLock { $0.append(line) }
  }

  /// Subscribes and notes every event; disposal is up to the caller.
  @discardableResult
  func follow<Value, Failure>(
    _ signal: Signal<Value, Failure>,
    _ describe: @escaping @Sendable (Value) -> String
  ) -> Disposable {
    signal.subscribeEvents { [self] event in
      switch event {
      case .next(let value): note(describe(value))
      case .failed(let failure): note("failed \(failure)")
      case .completed: note("completed")
      }
    }
  }
}
