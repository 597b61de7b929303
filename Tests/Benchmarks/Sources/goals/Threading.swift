import Dispatch
import Harness
import Signals

enum Threading {
  static var rows: [Row] {
    [
      Row(
        "deliverOn a serial queue, batched, a value",
        delivered,
        instructions: 200,
        allocations: nil
      ),
      Row(
        "deliverOn a serial queue, a batch of 1,000",
        delivered,
        over: held,
        times: 1 / Double(batch),
        allocations: 1
      ),
      Row("debounce, a value", debounce, instructions: 1_500, allocations: 1),
    ]
  }

  private static let batch = 1_000

  /// The queue is held until a batch is posted, so how the threads run decides nothing.
  private static let delivered = Workload("deliverOn", events: 1_000_000) { count in
    let subject = Subject<Int, Never>()
    let queue = DispatchQueue(label: "deliver")
    let handle = summed(subject.signal.deliverOn(QueueScheduler(queue)), total)
    let run = {
      for start in stride(from: 0, to: count, by: batch) {
        queue.suspend()
        for number in start..<min(start + batch, count) { subject.send(number) }
        queue.resume()
        queue.sync {}
      }
    }
    return running(run, keeping: subject, handle)
  }

  /// What holding and awaiting the queue costs, without signals.
  private static let held = Workload("a queue held and awaited", events: 1_000_000) { count in
    let queue = DispatchQueue(label: "held")
    return {
      for _ in stride(from: 0, to: count, by: batch) {
        queue.suspend()
        queue.resume()
        queue.sync {}
      }
    }
  }

  private static let debounce = Workload("debounce", events: 100_000) { count in
    let subject = Subject<Int, Never>()
    let time = TestScheduler()
    let handle = summed(debounced(subject.signal, time), total)
    let run = {
      for number in 0..<count {
        subject.send(number)
        if number & 63 == 0 { time.advance(by: .seconds(2)) }
      }
    }
    return running(run, keeping: subject, handle)
  }
}

@inline(never) private func debounced(_ numbers: Numbers, _ time: TestScheduler) -> Numbers {
  numbers.debounce(.seconds(1), on: time)
}
