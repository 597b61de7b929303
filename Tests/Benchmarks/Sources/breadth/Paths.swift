import Harness
import Signals

/// The paths, for one kind of value.
enum Paths<Value: Sample> {
  typealias Values = Signal<Value, Never>

  static var suite: Suite {
    Suite(
      rows: cold + hot + flattening + combining + stateful + timed + shared + state + threads
        + bridges,
      footprints: [footprint],
      growths: [growth],
      floor: floor
    )
  }

  /// What a row or a workload is called.
  static func named(_ name: String) -> String { "\(name), \(Value.kind)" }

  /// A row for what a chain after a subject costs, with the send.
  static func row(
    _ name: String,
    observers: Int = 1,
    events: Int = 200_000,
    allocations: Double? = 0,
    _ chain: @escaping @Sendable (Values) -> Values
  ) -> Row {
    Row(
      named(name),
      workload(name, events: events / observers) { count in
        let subject = Subject<Value, Never>()
        let handles = (0..<observers).map { _ in summed(chain(subject.signal)) }
        return keeping(subject, handles) {
          for number in 0..<count { subject.send(.at(number)) }
        }
      },
      allocations: allocations
    )
  }

  static func workload(
    _ name: String,
    events: Int = 200_000,
    counted: Int? = nil,
    make: @escaping @Sendable (Int) -> () -> Void
  ) -> Workload {
    Workload(named(name), events: events, counted: counted ?? min(events, 2_000), make: make)
  }

  private static var floor: Workload {
    workload("hand-written chain of stored closures", events: 1_000_000) { count in
      let chain = turning(choosing(turning { total.add($0.weight) }))
      return { drive(count, chain) }
    }
  }

  @inline(never) private static func turning(_ next: @escaping (Value) -> Void) -> (Value) -> Void {
    { next($0.turned) }
  }

  @inline(never) private static func choosing(_ next: @escaping (Value) -> Void) -> (Value) -> Void
  {
    { if $0.weight & 2 == 0 { next($0) } }
  }

  @inline(never) private static func drive(_ count: Int, _ next: (Value) -> Void) {
    for number in 0..<count { next(.at(number)) }
  }
}

// Each stage stands behind a function that the optimiser does not look into, as stages do in
// programs that pass signals from one part to another.

@inline(never) func range<Value: Sample>(_ count: Int) -> Signal<Value, Never> {
  Signal<Int, Never>.values(0..<count).map { .at($0) }
}
@inline(never) func turned<Value: Sample>(_ values: Signal<Value, Never>) -> Signal<Value, Never> {
  values.map { $0.turned }
}
@inline(never) func chosen<Value: Sample>(_ values: Signal<Value, Never>) -> Signal<Value, Never> {
  values.filter { $0.weight & 2 == 0 }
}
@discardableResult @inline(never)
func summed<Value: Sample>(_ values: Signal<Value, Never>) -> Disposable {
  values.subscribe(next: { total.add($0.weight) })
}

/// Keeps what a workload needs alive until it has run.
func keeping(_ kept: Any..., run: @escaping () -> Void) -> () -> Void {
  {
    run()
    withExtendedLifetime(kept) {}
  }
}

/// Where every chain leaves its values, so that none of the work can be optimised away.
// Sound: one thread at a time runs a workload, or the workload does not care what is lost.
struct Total: @unchecked Sendable {
  private let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  init() { pointer.initialize(to: 0) }
  @inline(__always) func add(_ value: Int) { pointer.pointee &+= value }
}

let total = Total()
