import Synchronization

/// Works in the order of their deadlines; those with equal deadlines first come, first served.
///
/// - Complexity: Adding and taking take O(log n). Works that were called off are swept out, so it
///   keeps at most about twice as many as still wait.
package struct Agenda: Sendable {
  private struct Entry: Sendable {
    let deadline: Duration
    let number: Int
    let work: ScheduledWork

    func comes(before other: Entry) -> Bool {
      (deadline, number) < (other.deadline, other.number)
    }
  }

  /// A heap: each entry comes before the two at twice its place.
  private var entries: [Entry] = []
  private var added = 0
  private let cancelled = Cancelled()

  package init() {}

  /// How many works it keeps, those included that were called off and not yet swept out.
  package var count: Int { entries.count }

  /// When the next work is due.
  package var nextDeadline: Duration? { entries.first?.deadline }

  /// Takes the place of whoever is added now, for someone who is added later.
  package mutating func takePlace() -> Int {
    defer { added += 1 }
    return added
  }

  /// Adds an action to run at `deadline`.
  ///
  /// - Parameter place: Its place among those with the same deadline, if it was taken before.
  package mutating func add(
    at deadline: Duration,
    in place: Int? = nil,
    _ action: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    sweep()
    let work = ScheduledWork(action, countedIn: cancelled)
    entries.append(Entry(deadline: deadline, number: place ?? takePlace(), work: work))
    rise(from: entries.count - 1)
    return work
  }

  /// Takes the next work if it is due by `limit`; without a limit, whenever it is due.
  package mutating func next(by limit: Duration?) -> (deadline: Duration, work: ScheduledWork)? {
    guard let first = entries.first, first.deadline <= limit ?? first.deadline else { return nil }
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    sink(from: 0)
    if first.work.isDisposed { cancelled.count.subtract(1, ordering: .relaxed) }
    return (first.deadline, first.work)
  }

  /// Each sweep takes out at least half of the entries, so it costs each one a constant share.
  private mutating func sweep() {
    guard cancelled.count.load(ordering: .relaxed) > entries.count / 2 + 16 else { return }
    let waiting = entries.filter { !$0.work.isDisposed }
    cancelled.count.subtract(entries.count - waiting.count, ordering: .relaxed)
    entries = waiting.sorted { $0.comes(before: $1) }
  }

  private mutating func rise(from place: Int) {
    var place = place
    while place > 0, entries[place].comes(before: entries[(place - 1) / 2]) {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(from place: Int) {
    var place = place
    while true {
      var child = 2 * place + 1
      if child + 1 < entries.count, entries[child + 1].comes(before: entries[child]) { child += 1 }
      guard child < entries.count, entries[child].comes(before: entries[place]) else { return }
      entries.swapAt(place, child)
      place = child
    }
  }
}
