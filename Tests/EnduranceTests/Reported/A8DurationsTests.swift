import Signals
import TestSupport
import Testing

/// Reported faults of the peers: durations that are very long, none at all, or negative.
@Suite("A8: odd durations", .ownThread)
struct A8DurationsTests {
  static let years = Duration.seconds(100 * 365 * 86_400)

  /// Those that are over at once, and those that nobody lives to see.
  static let short: [Duration] = [.zero, .seconds(-1), Duration(attoseconds: .min)]
  static let long: [Duration] = [
    .seconds(600), years,
    Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    Duration(attoseconds: .max),
  ]

  @Test("A120: under virtual time, what is due comes and the rest does not")
  func a120Virtual() {
    let time = TestScheduler()
    let fired = Log<String>()
    for duration in Self.short + [.seconds(3)] + Self.long { arm(duration, on: time, fired) }
    time.advance(by: .seconds(3))
    let due = Self.short + [.seconds(3)]
    #expect(fired.entries.sorted() == due.flatMap(names).sorted())
    time.advance(by: Self.years)
    #expect(fired.entries.count > due.count)
  }

  @Test("A120: on a queue, in tasks and on the main thread, what is far off does not come")
  func a120Real() {
    let fired = Log<String>()
    let handles =
      Self.long.flatMap { arm($0, on: .queue(), fired) }
      + Self.long.flatMap { arm($0, on: .task(), fired) }
      + Self.long.flatMap { arm($0, on: .main, fired) }
    let soon = Log<String>()
    for duration in Self.short {
      arm(duration, on: .queue(), soon)
      arm(duration, on: .task(), soon)
    }
    let due = (Self.short + Self.short).flatMap(names).sorted()
    #expect(eventually { soon.count >= due.count })
    #expect(soon.entries.sorted() == due)
    for handle in handles { handle.dispose() }
    #expect(fired.entries == [])
  }
}

/// Everything that waits for a while: a name for each, logged when it is over.
@discardableResult
private func arm(
  _ duration: Duration,
  on scheduler: some Scheduler,
  _ fired: Log<String>
) -> [Disposable] {
  let value = Signal<Int, Never>.just(1).concat(Signal.never)
  let failing = value.promoteError(Oops.self)
  func log(_ name: String) -> @Sendable () -> Void { { fired.add("\(name) \(duration)") } }
  func note(_ name: String, _ signal: Signal<Void, Never>) -> Disposable {
    let log = log(name)
    return signal.take(1).subscribe(next: { _ in log() })
  }
  var handles = [
    scheduler.schedule(after: duration, log("schedule")),
    note("timer", Signal.timer(duration, on: scheduler).mapReplace(())),
    note("delay", value.delay(duration, on: scheduler).mapReplace(())),
    note("delaySubscription", value.delaySubscription(duration, on: scheduler).mapReplace(())),
    note("debounce", value.debounce(duration, on: scheduler).mapReplace(())),
    note("throttle", value.throttle(duration, on: scheduler, leading: false).mapReplace(())),
    note("bufferWithTime", value.bufferWithTime(duration, on: scheduler).mapReplace(())),
    note(
      "timeout",
      failing.filter { _ in false }.mapReplace(())
        .timeout(duration, failingWith: Oops(), on: scheduler).catch { _ in .just(()) }
    ),
    note(
      "timeoutBetweenValues",
      failing.filter { _ in false }.mapReplace(())
        .timeoutBetweenValues(duration, failingWith: Oops(), on: scheduler)
        .catch { _ in .just(()) }
    ),
  ]
  if duration > .zero {
    handles.append(note("interval", Signal.interval(duration, on: scheduler).mapReplace(())))
    let pieces = value.window(duration, on: scheduler)
    handles.append(note("window", pieces.flattenMap { $0.ignoreValues().then(Signal.just(())) }))
  }
  return handles
}

private func names(_ duration: Duration) -> [String] {
  let always = [
    "schedule", "timer", "delay", "delaySubscription", "debounce", "throttle", "bufferWithTime",
    "timeout", "timeoutBetweenValues",
  ]
  return (always + (duration > .zero ? ["interval", "window"] : [])).map { "\($0) \(duration)" }
}
