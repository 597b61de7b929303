import Harness
import Signals

extension Paths {
  static var combining: [Row] {
    [
      joined("merge of 4", 4, allocations: 0) { [.merge($0)] },
      joined("combineLatest of 2", 2, allocations: 0) {
        [combineLatest($0[0], $0[1]).map { $0.0 }]
      },
      joined("combineLatest of 4", 4, allocations: 0) {
        [combineLatest($0[0], $0[1], $0[2], $0[3]).map { $0.0 }]
      },
      joined("zip of 2, an input value", 2, allocations: 0) { [zip($0[0], $0[1]).map { $0.0 }] },
      joined("zip of 4, an input value", 4, allocations: nil) {
        [zip($0[0], $0[1], $0[2], $0[3]).map { $0.0 }]
      },
    ]
  }

  /// Subjects that send in turn.
  private static func joined(
    _ name: String,
    _ width: Int,
    allocations: Double?,
    _ join: @escaping @Sendable ([Values]) -> [Values]
  ) -> Row {
    Row(
      named(name),
      workload(name) { count in
        let subjects = (0..<width).map { _ in Subject<Value, Never>() }
        let handles = join(subjects.map(\.signal)).map { summed($0) }
        return keeping(subjects, handles) {
          for number in 0..<count { subjects[number & (width - 1)].send(.at(number)) }
        }
      },
      allocations: allocations
    )
  }
}
