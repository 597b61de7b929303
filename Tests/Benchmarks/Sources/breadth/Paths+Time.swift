import Dispatch
import Harness
import Signals

extension Paths {
  static var timed: [Row] {
    [
      waiting("debounce") { $0.debounce(.seconds(1), on: $1) },
      waiting("throttle") { $0.throttle(.seconds(1), on: $1) },
      Row(named("deliverOn a serial queue, in batches"), delivered, allocations: nil),
    ]
  }

  /// Time goes on by two seconds after every 64 values.
  private static func waiting(
    _ name: String,
    _ chain: @escaping @Sendable (Values, TestScheduler) -> Values
  ) -> Row {
    let work = workload(name) { count in
      let subject = Subject<Value, Never>()
      let time = TestScheduler()
      let handle = summed(chain(subject.signal, time))
      return keeping(subject, handle) {
        for number in 0..<count {
          subject.send(.at(number))
          if number & 63 == 0 { time.advance(by: .seconds(2)) }
        }
      }
    }
    return Row(named(name), work, allocations: 1)
  }

  private static var delivered: Workload {
    workload("deliverOn", counted: 10_000) { count in
      let subject = Subject<Value, Never>()
      let queue = DispatchQueue(label: "deliver")
      let handle = summed(subject.signal.deliverOn(QueueScheduler(queue)))
      return keeping(subject, handle) {
        for start in stride(from: 0, to: count, by: 1_000) {
          queue.suspend()
          for number in start..<min(start + 1_000, count) { subject.send(.at(number)) }
          queue.resume()
          queue.sync {}
        }
      }
    }
  }

  /// Threads that send at once; what they wait for each other is in the time.
  static var threads: [Row] {
    [1, 2, 4].flatMap { threads in
      [
        racing("\(threads) threads into one subject", threads) { count in
          let subject = Subject<Value, Never>()
          let handle = summed(subject.signal)
          return (Array(repeating: subject, count: count), handle)
        },
        racing("\(threads) threads into one merge", threads) { count in
          let subjects = (0..<count).map { _ in Subject<Value, Never>() }
          return (subjects, summed(.merge(subjects.map(\.signal))))
        },
      ]
    }
  }

  private static func racing(
    _ name: String,
    _ threads: Int,
    _ setUp: @escaping @Sendable (Int) -> ([Subject<Value, Never>], Disposable)
  ) -> Row {
    let work = workload(name) { count in
      let (subjects, handle) = setUp(threads)
      return keeping(handle) {
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          let subject = subjects[thread]
          for number in 0..<count / threads { subject.send(.at(number)) }
        }
      }
    }
    return Row(named(name), work, allocations: nil, isCounted: false)
  }
}
