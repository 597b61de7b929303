/// One signal for several listeners, whose values are merged.
extension Interpreter {
  /// What the listeners of a shared signal get, together; nil if it is none.
  mutating func shared(_ graph: Graph, at moment: Moment) throws -> [Event]? {
    guard case .share(let replay, let forever, let listeners) = graph.operation else { return nil }
    if listeners.isEmpty { return at(moment, [.completed]) }
    var shared = Shared(listeners: listeners, replay: replay, forever: forever)
    var desk = Desk()
    for (index, listener) in listeners.enumerated() {
      let start = moment.then(index)
      let arrival = listener.delay > 0 ? start.later(by: listener.delay) : start
      desk.ring(index, at: arrival)
    }
    return try desk.play { desk, origin, event in
      switch origin {
      case .timer(let index):
        let (sent, starts) = shared.arrives(index)
        if starts, !sent.contains(where: { $0.isEnding }) {
          shared.round += 1
          desk.add(try run(graph.inputs[0], at: event.moment.then(1)), from: shared.round)
        }
        return sent
      case .input:
        let sent = shared.sends(event.kind)
        if !shared.isRunning { desk.stop(origin) }
        return sent
      }
    }
  }
}

private struct Shared {
  let listeners: [Listener]
  let replay: Int
  let forever: Bool

  /// How often the signal was started.
  var round = 0
  private(set) var isRunning = false
  /// Who listens, in the order of coming, and how many values each still wants.
  private var present: [(index: Int, left: Int)] = []
  private var memory: [Int] = []
  private var end: Kind?
  private var done = 0

  init(listeners: [Listener], replay: Int, forever: Bool) {
    self.listeners = listeners
    self.replay = replay
    self.forever = forever
  }

  /// One comes, and gets what is remembered.
  ///
  /// - Returns: What is sent, and whether the signal starts.
  mutating func arrives(_ index: Int) -> (sent: [Kind], starts: Bool) {
    let count = listeners[index].count
    var sent: [Kind] = memory.prefix(count).map(Kind.value)
    if memory.count >= count {
      done += 1
      return (sent + ending, false)
    }
    if let end {
      if case .failed = end { return (sent + [end], false) }
      done += 1
      return (sent + ending, false)
    }
    present.append((index, count - memory.count))
    let starts = !isRunning
    isRunning = true
    sent += ending
    return (sent, starts)
  }

  /// The signal sends something to all who listen.
  mutating func sends(_ kind: Kind) -> [Kind] {
    if kind.isEnding {
      isRunning = false
      if forever { end = kind } else { memory = [] }
      if case .failed = kind { return present.isEmpty ? [] : [kind] }
      done += present.count
      present = []
      return ending
    }
    if case .value(let value) = kind { memory = Array((memory + [value]).suffix(replay)) }
    let sent = present.map { _ in kind }
    present = present.map { ($0.index, $0.left - 1) }
    done += present.count { $0.left == 0 }
    present.removeAll { $0.left == 0 }
    if present.isEmpty, !forever {
      isRunning = false
      memory = []
    }
    return sent + ending
  }

  /// Completion, once everyone has left.
  private var ending: [Kind] { done == listeners.count ? [.completed] : [] }
}
