import Dispatch
import Signals
import TestSupport

/// Where the library calls out to code that is not its own.
enum CallOut: CaseIterable {
  case value, ending, replay, subscribing, teardown, closure, release, scheduling
}

/// Makes one call-out of one kind wait until another thread has done something.
///
/// That is a lock both want: were the library to hold one of its own around the call-out, and the
/// other thread to need it, neither would go on.
final class Probe: Sendable {
  private struct Stage: Sendable {
    var left: Int
    var isStuck = false
    var hasHappened = false
    var deed: (@Sendable () -> Void)?
  }

  private let kind: CallOut
  private let bystander: Bystander
  private let stage: Cell<Stage>

  /// Waits in the call-out of that kind which comes after `skipping` others.
  init(_ kind: CallOut, skipping: Int, _ bystander: Bystander) {
    self.kind = kind
    self.bystander = bystander
    stage = Cell(Stage(left: skipping))
  }

  /// Whether the call-out was made.
  var hasHappened: Bool { stage.value.hasHappened }
  /// Whether the other thread was stuck meanwhile.
  var isStuck: Bool { stage.value.isStuck }

  /// From now on the call-out counts, and the other thread does `deed` meanwhile.
  func arm(_ deed: @escaping @Sendable () -> Void) { stage.change { $0.deed = deed } }

  /// No call-out counts any more.
  func disarm() {
    let deed = stage.change { $0.deed.take() }
    withExtendedLifetime(deed) {}
  }

  /// To be called from each call-out.
  func call(_ kind: CallOut) {
    guard kind == self.kind else { return }
    let deed = stage.change { stage -> (@Sendable () -> Void)? in
      guard stage.deed != nil else { return nil }
      if stage.left > 0 {
        stage.left -= 1
        return nil
      }
      stage.hasHappened = true
      return stage.deed.take()
    }
    guard let deed else { return }
    if !bystander.isDone(deed) { stage.change { $0.isStuck = true } }
  }
}

/// Another thread, which does one thing at a time.
final class Bystander: Sendable {
  private let queue = DispatchQueue(label: "bystander")
  private let limit: Int

  /// Its watchdog gives up after so many seconds.
  init(limit: Int = 10) { self.limit = limit }

  /// Whether the other thread did `deed` before the watchdog gave up.
  func isDone(_ deed: @escaping @Sendable () -> Void) -> Bool {
    let done = Latch()
    queue.async {
      deed()
      done.open()
    }
    return done.wait(seconds: limit)
  }
}

/// Calls when it is let go of.
final class Farewell: Sendable {
  private let say: @Sendable () -> Void

  init(_ say: @escaping @Sendable () -> Void) { self.say = say }

  deinit { say() }

  /// Keeps it in whatever closure calls this.
  func touch() {}
}

/// A scheduler whose every method is a call-out.
struct CallingScheduler: Scheduler {
  let time: TestScheduler
  let call: @Sendable () -> Void

  var now: Duration { time.now }

  func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    call()
    return time.schedule(action)
  }

  func schedule(
    after delay: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    call()
    return time.schedule(after: delay, action)
  }

  func schedule(
    every interval: Duration,
    leeway: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable {
    call()
    return time.schedule(every: interval, leeway: leeway, action)
  }
}
