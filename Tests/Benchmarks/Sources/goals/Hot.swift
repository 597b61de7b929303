import Harness
import Signals

enum Hot {
  static var rows: [Row] {
    [
      Row("hot stage, map after a subject", tenStages, over: send, times: 10, instructions: 18),
      Row("subject send to one observer", send, instructions: 60),
      Row(
        "subject send, each further observer",
        toTenObservers,
        over: send,
        times: 9,
        instructions: 40
      ),
      Row("a send that has to be queued, re-entrant", queued, instructions: 400),
    ]
  }

  /// What rows subtract that come on top of a send.
  static let send = sending("subject.send")

  private static let tenStages = sending("subject and ten maps, opaque") { numbers in
    (0..<10).reduce(numbers) { numbers, _ in mapped(numbers) }
  }

  private static let toTenObservers = Workload("subject.send to ten", events: 200_000) { count in
    let subject = Subject<Int, Never>()
    let handles = (0..<10).map { _ in summed(subject.signal, total) }
    return running({ for number in 0..<count { subject.send(number) } }, keeping: subject, handles)
  }

  /// Every observer call sends the next number, so every send but the first finds the subject busy.
  private static let queued = Workload("subject feeding itself", events: 100_000) { count in
    let subject = Subject<Int, Never>()
    let handle = feedingBack(subject, count)
    let run = {
      subject.send(0)
      handle.dispose()
    }
    return running(run, keeping: subject)
  }
}

@inline(never) private func feedingBack(_ subject: Subject<Int, Never>, _ count: Int) -> Disposable
{
  subject.signal.subscribe(next: { number in
    if number < count { subject.send(number + 1) }
  })
}
