/// Operators about time.
///
/// A rule first sets its timer, then sends: who is downstream sets timers later.
extension Interpreter {
  /// What such an operator sends; nil if it is none.
  mutating func timed(_ graph: Graph, at moment: Moment) throws -> [Event]? {
    guard let input = graph.inputs.first else { return nil }
    switch graph.operation {
    case .delaySubscription(let ticks): return try run(input, at: moment.later(by: ticks))
    case .subscribeOn: return try run(input, at: moment.later(by: 0))
    case .delay(let ticks): return try delay(input, ticks, at: moment)
    case .deliverOn: return try deliverOn(input, at: moment)
    case .debounce(let ticks): return try debounce(input, ticks, at: moment) { _ in true }
    case .debounceWhen(let ticks, let k):
      return try debounce(input, ticks, at: moment) { Arithmetic.accepts($0, k) }
    case .throttle(let ticks, let edges): return try throttle(input, ticks, edges, at: moment)
    case .timeout(let ticks): return try timeout(input, ticks, starts: { _ in false }, at: moment)
    case .timeoutBetweenValues(let ticks):
      return try timeout(input, ticks, starts: { !$0.isEnding }, at: moment)
    case .lazyMap(let k): return try lazyMap(input, k, at: moment)
    case .measureInterval:
      var last = moment.time
      return try run(input, at: moment.then(0)).map { event in
        if event.kind.isEnding { return event }
        defer { last = event.moment.time }
        return Event(event.moment, .value(event.moment.time - last))
      }
    default: return nil
    }
  }

  private mutating func delay(_ input: Graph, _ ticks: Int, at moment: Moment) throws -> [Event] {
    var sent: [Event] = []
    for event in try run(input, at: moment.then(0)) {
      if case .failed = event.kind {
        return sent.filter { $0.moment < event.moment } + [event]
      }
      sent.append(Event(event.moment.then(0).later(by: ticks), event.kind))
    }
    return sent
  }

  /// What comes before its turn goes with the turn that was asked for already.
  private mutating func deliverOn(_ input: Graph, at moment: Moment) throws -> [Event] {
    var sent: [Event] = []
    var turn: Moment?
    var count = 0
    for event in try run(input, at: moment.then(0)) {
      let next = turn.flatMap { event.moment < $0 ? $0 : nil }
      count = next == nil ? 0 : count + 1
      turn = next ?? event.moment.then(0).later(by: 0)
      if let turn { sent.append(Event(turn.then(count), event.kind)) }
    }
    return sent
  }

  private mutating func debounce(
    _ input: Graph,
    _ ticks: Int,
    at moment: Moment,
    _ mustWait: (Int) -> Bool
  ) throws -> [Event] {
    var waiting: [Kind] = []
    func all() -> [Kind] {
      defer { waiting = [] }
      return waiting
    }
    var desk = Desk()
    desk.add(try run(input, at: moment.then(0)), from: 0)
    return desk.play { desk, origin, event in
      switch (origin, event.kind) {
      case (.timer, _): return all()
      case (_, .failed): return [event.kind]
      case (_, .completed): return all() + [.completed]
      case (_, .value(let value)):
        desk.stop(.timer(0))
        waiting = []
        if !mustWait(value) { return [event.kind] }
        waiting = [event.kind]
        desk.ring(at: event.moment.then(0).later(by: ticks))
        return []
      }
    }
  }

  private mutating func throttle(
    _ input: Graph,
    _ ticks: Int,
    _ edges: Edges,
    at moment: Moment
  ) throws -> [Event] {
    var isResting = false
    var waiting: Kind?
    var isLast = false
    var desk = Desk()
    desk.add(try run(input, at: moment.then(0)), from: 0)
    return desk.play { desk, origin, event in
      let rest = event.moment.then(0).later(by: ticks)
      switch (origin, event.kind) {
      case (.timer, _):
        isResting = false
        guard let value = waiting else { return [] }
        if isLast { return [value, .completed] }
        waiting = nil
        isResting = true
        desk.ring(at: rest)
        return [value]
      case (_, .failed): return [event.kind]
      case (_, .completed):
        isLast = true
        return waiting == nil ? [.completed] : []
      case (_, .value):
        let passes = edges != .trailing && !isResting
        if !passes, edges != .leading { waiting = event.kind }
        if !isResting { desk.ring(at: rest) }
        isResting = true
        return passes ? [event.kind] : []
      }
    }
  }

  /// The wait begins before the input does, and again with what starts it over.
  private mutating func timeout(
    _ input: Graph,
    _ ticks: Int,
    starts isStart: (Kind) -> Bool,
    at moment: Moment
  ) throws -> [Event] {
    var desk = Desk()
    desk.ring(at: moment.then(0).later(by: ticks))
    desk.add(try run(input, at: moment.then(1)), from: 0)
    return desk.play { desk, origin, event in
      if case .timer = origin { return [.failed(-1)] }
      if isStart(event.kind) {
        desk.stop(.timer(0))
        desk.ring(at: event.moment.then(0).later(by: ticks))
      }
      return [event.kind]
    }
  }

  private mutating func lazyMap(_ input: Graph, _ k: Int, at moment: Moment) throws -> [Event] {
    var waiting: Int?
    var isOver = false
    var desk = Desk()
    desk.add(try run(input, at: moment.then(0)), from: 0)
    return desk.play { desk, origin, event in
      switch (origin, event.kind) {
      case (.timer, _):
        let value = waiting.map { [Kind.value(Arithmetic.map($0, k))] } ?? []
        waiting = nil
        return isOver ? value + [.completed] : value
      case (_, .failed): return [event.kind]
      case (_, .completed):
        isOver = true
        return waiting == nil ? [.completed] : []
      case (_, .value(let value)):
        if waiting == nil { desk.ring(at: event.moment.then(0).later(by: 0)) }
        waiting = value
        return []
      }
    }
  }
}
