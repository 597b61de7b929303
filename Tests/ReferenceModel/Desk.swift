/// Where the events of several inputs and timers wait, to be taken in the order of their moments.
struct Desk {
  /// Where something comes from.
  enum Origin: Equatable {
    case input(Int)
    case timer(Int)
  }

  /// What waits, the last one first.
  private var waiting: [(origin: Origin, event: Event)] = []

  /// Adds what an input will send.
  mutating func add(_ events: [Event], from input: Int) {
    for event in events { insert(.input(input), event) }
  }

  /// Sets a timer.
  mutating func ring(_ number: Int = 0, at moment: Moment) {
    insert(.timer(number), Event(moment, .completed))
  }

  /// Drops what comes from there.
  mutating func stop(_ matches: (Origin) -> Bool) { waiting.removeAll { matches($0.origin) } }

  mutating func stop(_ origin: Origin) { stop { $0 == origin } }

  private mutating func insert(_ origin: Origin, _ event: Event) {
    var low = 0
    var high = waiting.count
    while low < high {
      let middle = (low + high) / 2
      if event.moment < waiting[middle].event.moment { low = middle + 1 } else { high = middle }
    }
    waiting.insert((origin, event), at: low)
  }

  /// Takes one event after another and writes down the answers, up to an ending.
  ///
  /// What an answer starts begins before what it sends: timers at `then(0)`, signals at `then(1)`.
  mutating func play(
    _ answer: (inout Desk, Origin, Event) throws -> [Kind]
  ) rethrows -> [Event] {
    var sent: [Event] = []
    while let (origin, event) = waiting.popLast() {
      for (index, kind) in try answer(&self, origin, event).enumerated() {
        sent.append(Event(event.moment.then(2).then(index), kind))
        if kind.isEnding { return sent }
      }
    }
    return sent
  }
}
