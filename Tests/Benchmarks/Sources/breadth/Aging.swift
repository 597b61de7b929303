import Harness
import Signals

/// What an event costs must not depend on how many came before, nor on how many others listen or
/// have listened; each path is measured young and old.
enum Aging {
  static var suite: Suite {
    Suite(
      rows: [100, 10_000].flatMap { past in
        [
          Row("an event after \(past) completed inner signals", inners(past), allocations: nil),
          Row("an event after \(past) observers came and went", observers(past), allocations: 0),
          Row("an event after \(past) others, through state", states(past), allocations: nil),
        ]
      }
        + [1_000, 40_000].map { size in
          Row("leaving \(size) observers in any order", leaving(size), allocations: nil)
        },
      floor: Workload("a sum", events: 10_000) { count in
        { for number in 0..<count { total.add(number) } }
      }
    )
  }

  private static func inners(_ past: Int) -> Workload {
    Workload("inners, \(past)", events: 20_000) { count in
      let subject = Subject<Int, Never>()
      let end = Subject<Int, Never>()
      let inner = Subject<Int, Never>()
      let ending = subject.signal.flattenMap { _ in inner.signal.takeUntil(end) }
      let latest = subject.signal.flattenMapLatest { _ in inner.signal.takeUntil(end) }
      let queued = subject.signal.concatMap { _ in inner.signal.takeUntil(end) }
      let handle = summed(.merge(ending, latest, queued))
      for number in 0..<past {
        subject.send(number)
        end.send(number)
      }
      subject.send(0)
      return keeping(subject, end, handle) { for number in 0..<count { inner.send(number) } }
    }
  }

  private static func observers(_ past: Int) -> Workload {
    Workload("observers, \(past)", events: 20_000) { count in
      let subject = Subject<Int, Never>()
      let shared = subject.signal.share()
      let handle = summed(shared)
      for _ in 0..<past { summed(shared).dispose() }
      return keeping(subject, handle) { for number in 0..<count { subject.send(number) } }
    }
  }

  private static func states(_ past: Int) -> Workload {
    Workload("states, \(past)", events: 20_000) { count in
      let subject = Subject<Int, Never>()
      let time = TestScheduler()
      let numbers = subject.signal.share(replay: 8)
      let handle = summed(
        zip(numbers.scan(0) { $0 &+ $1 }, numbers).map { $0.0 &+ $0.1 }
          .bufferWithTime(.seconds(1), count: 16, on: time).map { $0.count }
          .throttle(.seconds(1), on: time)
      )
      for number in 0..<past { subject.send(number) }
      return keeping(subject, handle) { for number in 0..<count { subject.send(number) } }
    }
  }

  /// Only the leaving is measured.
  private static func leaving(_ size: Int) -> Workload {
    Workload("leaving, \(size)", events: size, counted: size) { count in
      let subject = Subject<Int, Never>()
      let handles = (0..<count).map { _ in summed(subject.signal) }
      // A step that shares no factor with the count visits all of them, far apart.
      let step = 7_919
      return keeping(subject) {
        for number in 0..<count { handles[number &* step % count].dispose() }
      }
    }
  }
}
