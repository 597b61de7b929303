import Harness
import Signals

enum Cold {
  static var rows: [Row] {
    [
      Row("cold chain in one expression, a source value", inOneExpression, instructions: 4),
      Row("cold chain across opaque functions, a stage", tenStages, times: 10, instructions: 40),
    ]
  }

  /// The same chain written by hand, once: three stored closures and a sum.
  static let floor = Workload("hand-written chain of stored closures", events: 1_000_000) { count in
    let chain = mapping(filtering(mapping({ total.add($0) })))
    return { drive(count, chain) }
  }

  private static let inOneExpression = Workload("range.map.filter.map, visible", events: 1_000_000)
  {
    count in { visibleChain(count, total) }
  }

  private static let tenStages = Workload("range and ten maps, opaque", events: 1_000_000) {
    count in
    {
      var numbers = range(count)
      for _ in 0..<10 { numbers = mapped(numbers) }
      _ = summed(numbers, total)
    }
  }
}

@inline(never) private func visibleChain(_ count: Int, _ total: Total) {
  Numbers.values(0..<count).map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &+ 3 }
    .subscribe(next: { total.add($0) })
}

@inline(never) private func mapping(_ next: @escaping (Int) -> Void) -> (Int) -> Void {
  { next(($0 ^ 0x3c3c) &- 5) }
}

@inline(never) private func filtering(_ next: @escaping (Int) -> Void) -> (Int) -> Void {
  { if $0 & 2 == 0 { next($0) } }
}

@inline(never) private func drive(_ count: Int, _ next: (Int) -> Void) {
  for number in 0..<count { next(number) }
}
