import Harness
import Signals

/// Operators that remember something, each with the send that drives it.
enum Operators {
  static var rows: [Row] {
    [
      row("scan", scanned),
      row("distinctUntilChanged", distinct),
      row("takeUntil", { until($0, .never) }),
      Row("withLatestFrom, with the send", withLatestFrom, instructions: 140),
      Row("throttle, with the send", throttle, instructions: 140),
      row("share(replay: 1)", shared),
    ]
  }

  private static func row(_ name: String, _ chain: @escaping @Sendable (Numbers) -> Numbers) -> Row
  {
    Row("\(name), with the send", sending(name, events: 100_000, through: chain), instructions: 140)
  }

  private static let withLatestFrom = Workload("withLatestFrom", events: 100_000) { count in
    let subject = Subject<Int, Never>()
    let other = Subject<Int, Never>()
    let handle = summed(withLatest(subject.signal, other.signal), total)
    other.send(1)
    return running(
      { for number in 0..<count { subject.send(number) } },
      keeping: subject,
      other,
      handle
    )
  }

  private static let throttle = Workload("throttle", events: 100_000) { count in
    let subject = Subject<Int, Never>()
    let time = TestScheduler()
    let handle = summed(throttled(subject.signal, time), total)
    return running(
      { for number in 0..<count { subject.send(number) } },
      keeping: subject,
      time,
      handle
    )
  }
}

@inline(never) private func scanned(_ numbers: Numbers) -> Numbers { numbers.scan(0) { $0 &+ $1 } }
@inline(never) private func distinct(_ numbers: Numbers) -> Numbers {
  numbers.distinctUntilChanged()
}
@inline(never) private func until(_ numbers: Numbers, _ end: Numbers) -> Numbers {
  numbers.takeUntil(end)
}
@inline(never) private func withLatest(_ numbers: Numbers, _ other: Numbers) -> Numbers {
  numbers.withLatestFrom(other).map { $0.0 &+ $0.1 }
}
@inline(never) private func throttled(_ numbers: Numbers, _ time: TestScheduler) -> Numbers {
  numbers.throttle(.seconds(1), on: time)
}
@inline(never) private func shared(_ numbers: Numbers) -> Numbers { numbers.share(replay: 1) }
