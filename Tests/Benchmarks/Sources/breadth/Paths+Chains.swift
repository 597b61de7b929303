import Harness
import Signals

extension Paths {
  static var cold: [Row] {
    [
      Row(
        named("cold chain in one expression"),
        workload("range.map.filter.map, visible", events: 1_000_000) { count in { visible(count) } }
      ),
      Row(
        named("cold chain across opaque functions, a stage"),
        workload("range and ten maps, opaque") { count in
          { summed((0..<10).reduce(range(count) as Values) { values, _ in turned(values) }) }
        },
        times: 10
      ),
    ]
  }

  @inline(never) private static func visible(_ count: Int) {
    Signal<Int, Never>.values(0..<count).map { Value.at($0) }
      .map { $0.turned }.filter { $0.weight & 2 == 0 }.map { $0.turned }
      .subscribe(next: { total.add($0.weight) })
  }

  static var hot: [Row] {
    [
      row("subject, 1 observer") { $0 },
      row("subject, 10 observers", observers: 10) { $0 },
      row("subject, 1,000 observers", observers: 1_000, events: 2_000_000) { $0 },
      row("subject and ten maps") { (0..<10).reduce($0) { values, _ in turned(values) } },
    ]
  }

  static var flattening: [Row] {
    let inner = Subject<Value, Never>()
    return [
      row("flattenMap to a ready value") { $0.flattenMap { Values.just($0) } },
      row("flattenMapLatest to a ready value") { $0.flattenMapLatest { Values.just($0) } },
      row("concatMap to a ready value") { $0.concatMap { Values.just($0) } },
      row("concatMap to a cold inner", allocations: nil) {
        $0.concatMap { Values.just($0).map { $0.turned } }
      },
      row("flattenMapLatest to a subject", events: 50_000, allocations: nil) { values in
        values.flattenMapLatest { _ in inner }
      },
    ]
  }

  static var stateful: [Row] {
    [
      row("scan") { $0.scan(.at(0)) { $1.weight & 1 == 0 ? $0 : $1 } },
      row("distinctUntilChanged") { $0.distinctUntilChanged() },
      row("take, skip, takeWhile") { $0.skip(1).take(.max).takeWhile { _ in true } },
      row("withLatestFrom") { values in values.withLatestFrom(Values.just(.at(1))).map { $0.0 } },
    ]
  }

  static var shared: [Row] {
    [
      row("share") { $0.share() },
      row("share(replay: 1)") { $0.share(replay: 1) },
      row("share(replay: 1) to 10 observers", events: 20_000) { values in
        let shared = values.share(replay: 1)
        return .merge((0..<10).map { _ in shared })
      },
    ]
  }
}
