import Harness
import Signals

enum Flattening {
  static var rows: [Row] {
    [
      Row("flattenMap to a ready value", cold("flattenMap, ready", toReady), instructions: 105),
      Row("flattenMap to a cold inner", cold("flattenMap, cold", toCold), instructions: 110),
      Row(
        "switching to a ready value, with the send",
        sending("latest, ready", events: 100_000, through: latestReady),
        instructions: 300
      ),
      // Subscribing to a hot inner allocates what the subscription keeps.
      Row(
        "switching to a hot inner, with the send",
        switchingToHot,
        instructions: 3_000,
        allocations: nil
      ),
    ]
  }

  private static func cold(_ name: String, _ chain: @escaping @Sendable (Numbers) -> Numbers)
    -> Workload
  {
    Workload(name, events: 100_000) { count in { _ = summed(chain(range(count)), total) } }
  }

  private static let switchingToHot = Workload("latest, hot", events: 100_000) { count in
    let subject = Subject<Int, Never>()
    let inner = Subject<Int, Never>()
    let handle = summed(latestHot(subject.signal, inner.signal), total)
    return running(
      { for number in 0..<count { subject.send(number) } },
      keeping: subject,
      inner,
      handle
    )
  }
}

@inline(never) private func toReady(_ numbers: Numbers) -> Numbers {
  numbers.flattenMap { Numbers.just($0) }
}
@inline(never) private func toCold(_ numbers: Numbers) -> Numbers {
  numbers.flattenMap { Numbers.just($0).map { ($0 ^ 0x1111) &- 7 } }
}
@inline(never) private func latestReady(_ numbers: Numbers) -> Numbers {
  numbers.flattenMap(.latest) { Numbers.just($0) }
}
@inline(never) private func latestHot(_ numbers: Numbers, _ inner: Numbers) -> Numbers {
  numbers.flattenMap(.latest) { _ in inner }
}
