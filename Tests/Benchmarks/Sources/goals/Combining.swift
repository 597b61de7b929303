import Harness
import Signals

enum Combining {
  static var rows: [Row] {
    [
      Row("merge of 4, on top of a bare send", merged, over: unmerged, instructions: 40),
      Row("combineLatest of 2, an event", latestOfTwo, instructions: 120),
      Row("combineLatest of 4, an event", latestOfFour, instructions: 180),
      Row("combineLatest of an array of 2, an event", latestOfArray, allocations: nil),
      Row("zip of 2, a pair", zipped, instructions: 300),
    ]
  }

  private static let unmerged = inTurn("four subjects, one observer each", 4) { inputs in
    inputs.map { summed($0, total) }
  }

  private static let merged = inTurn("merge of 4", 4) { [summed(merge($0), total)] }

  private static let latestOfTwo = Workload("combineLatest of 2", events: 1_000_000) { count in
    let first = Subject<Int, Never>()
    let second = Subject<Int, Never>()
    let handle = summed(latest(first.signal, second.signal), total)
    first.send(0)
    second.send(0)
    let run = {
      for number in 0..<count {
        if number & 1 == 0 { first.send(number) } else { second.send(number) }
      }
    }
    return running(run, keeping: first, second, handle)
  }

  private static let latestOfFour = inTurn("combineLatest of 4", 4) {
    [summed(latest($0[0], $0[1], $0[2], $0[3]), total)]
  }

  private static let latestOfArray = inTurn("combineLatest array", 2) {
    [summed(latest($0), total)]
  }

  private static let zipped = Workload("zip of 2", events: 100_000) { count in
    let first = Subject<Int, Never>()
    let second = Subject<Int, Never>()
    let handle = summed(pairs(first.signal, second.signal), total)
    let run = {
      for number in 0..<count {
        first.send(number)
        second.send(number)
      }
    }
    return running(run, keeping: first, second, handle)
  }

  /// Sends to several subjects in turn, each of which has sent once before.
  private static func inTurn(
    _ name: String,
    _ width: Int,
    join: @escaping @Sendable ([Numbers]) -> [Disposable]
  ) -> Workload {
    Workload(name, events: 1_000_000) { count in
      let subjects = (0..<width).map { _ in Subject<Int, Never>() }
      let handles = join(subjects.map(\.signal))
      for subject in subjects { subject.send(0) }
      return running(
        { for number in 0..<count { subjects[number & (width - 1)].send(number) } },
        keeping: subjects,
        handles
      )
    }
  }
}

@inline(never) private func merge(_ inputs: [Numbers]) -> Numbers { .merge(inputs) }
@inline(never) private func latest(_ first: Numbers, _ second: Numbers) -> Numbers {
  combineLatest(first, second).map { $0.0 &+ $0.1 }
}
@inline(never) private func latest(_ a: Numbers, _ b: Numbers, _ c: Numbers, _ d: Numbers)
  -> Numbers
{
  combineLatest(a, b, c, d).map { $0.0 &+ $0.1 &+ $0.2 &+ $0.3 }
}
@inline(never) private func latest(_ inputs: [Numbers]) -> Numbers {
  Numbers.combineLatest(inputs).map { $0[0] }
}
@inline(never) private func pairs(_ first: Numbers, _ second: Numbers) -> Numbers {
  zip(first, second).map { $0.0 &- $0.1 }
}
