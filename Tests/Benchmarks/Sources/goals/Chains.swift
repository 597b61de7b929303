import Harness
import Signals

typealias Numbers = Signal<Int, Never>

/// Where every chain leaves its values, so that none of the work can be optimised away.
///
/// A pointer, because a variable would bring its own checks into what is measured.
// Sound: one thread at a time runs a workload.
struct Total: @unchecked Sendable {
  private let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  init() { pointer.initialize(to: 0) }
  @inline(__always) func add(_ value: Int) { pointer.pointee &+= value }
}

let total = Total()

// Each stage stands behind a function that the optimiser does not look into, as stages do in
// programs that pass signals from one part to another.

@inline(never) func range(_ count: Int) -> Numbers { .values(0..<count) }
@inline(never) func mapped(_ numbers: Numbers) -> Numbers { numbers.map { ($0 ^ 0x5a5a) &- 3 } }
@inline(never) func filtered(_ numbers: Numbers) -> Numbers { numbers.filter { $0 & 2 == 0 } }

@inline(never) func summed(_ numbers: Numbers, _ total: Total) -> Disposable {
  numbers.subscribe(next: { total.add($0) })
}

/// Keeps what a workload needs alive until it has run.
func running(_ run: @escaping () -> Void, keeping kept: Any...) -> () -> Void {
  {
    run()
    withExtendedLifetime(kept) {}
  }
}

/// Sends numbers into a subject whose signal goes through `chain`.
func sending(
  _ name: String,
  events: Int = 1_000_000,
  through chain: @escaping @Sendable (Numbers) -> Numbers = { $0 }
) -> Workload {
  Workload(name, events: events) { count in
    let subject = Subject<Int, Never>()
    let handle = summed(chain(subject.signal), total)
    return running({ for number in 0..<count { subject.send(number) } }, keeping: subject, handle)
  }
}
