import Harness
import Signals

enum Subscribing {
  static var rows: [Row] {
    [
      Row(
        "subscribe and dispose of just.map.filter.map",
        comingAndGoing("subscribe, cold") { .just(7) },
        instructions: 710,
        allocations: 1
      ),
      Row(
        "subscribe and dispose of subject.map.filter.map",
        hotComingAndGoing,
        instructions: 4_200,
        allocations: 7
      ),
      Row(
        "adding and removing one of 40,000 observers",
        crowd(of: 40_000),
        instructions: 3_200,
        allocations: nil
      ),
      Row("adding and removing one of 20,000 observers", crowd(of: 20_000), allocations: nil),
      Row("adding and removing one of 10,000 observers", crowd(of: 10_000), allocations: nil),
      Row("adding and removing one of 1,000 observers", crowd(of: 1_000), allocations: nil),
    ]
  }

  static var footprints: [Footprint] {
    let subject = Subject<Int, Never>()
    let numbers = filtered(mapped(subject.signal))
    return [
      Footprint("live subscription subject.map.filter, bytes", bytes: 370, count: 1_000) { count in
        (0..<count).map { _ in summed(numbers, total) } + [subject]
      }
    ]
  }

  private static func comingAndGoing(_ name: String, _ source: @escaping @Sendable () -> Numbers)
    -> Workload
  {
    Workload(name, events: 100_000) { count in
      let numbers = mapped(filtered(mapped(source())))
      return { for _ in 0..<count { summed(numbers, total).dispose() } }
    }
  }

  private static let hotComingAndGoing = Workload("subscribe, hot", events: 100_000) { count in
    let subject = Subject<Int, Never>()
    let numbers = mapped(filtered(mapped(subject.signal)))
    return running(
      { for _ in 0..<count { summed(numbers, total).dispose() } },
      keeping: subject
    )
  }

  /// Observers come in order and go in a shuffled one, a crowd at a time.
  private static func crowd(of size: Int) -> Workload {
    Workload("a crowd of \(size)", events: 40_000, counted: size) { count in
      let subject = Subject<Int, Never>()
      let numbers = subject.signal
      var random = Xorshift(state: 88_172_645_463_325_252)
      let order = (0..<size).shuffled(using: &random)
      let run = {
        for _ in 0..<max(count / size, 1) {
          let handles = order.map { _ in summed(numbers, total) }
          for place in order { handles[place].dispose() }
        }
      }
      return running(run, keeping: subject)
    }
  }
}

/// The same shuffle in every run.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
