/// Operators that make signals of values.
extension Interpreter {
  /// What such an operator sends; nil if it is none.
  mutating func flattened(_ graph: Graph, at moment: Moment) throws -> [Event]? {
    switch graph.operation {
    case .flattenMap(.merge): try running(graph.inputs, most: .max, at: moment)
    case .flattenMap(.concat): try running(graph.inputs, most: 1, at: moment)
    case .flattenMap(.concurrent(let most)): try running(graph.inputs, most: most, at: moment)
    case .flattenMap(.latest): try latest(graph.inputs, at: moment)
    case .flattenMap(.first): try first(graph.inputs, at: moment)
    case .flattenMap(.race):
      try race(from: try run(graph.inputs[0], at: moment.then(0))) {
        Interpreter.inner(graph.inputs, for: $0)
      }
    case .race:
      // Who races is known from the start.
      try race(from: at(moment, graph.inputs.indices.map(Kind.value) + [.completed])) {
        graph.inputs[$0]
      }
    case .groupBy(let k, let take): try groups(graph.inputs[0], k, at: moment, take: take)
    case .groupByLast(let k): try groups(graph.inputs[0], k, at: moment, take: nil)
    default: nil
    }
  }

  /// The signal that is made of `value`: one of the others, with the value added to what it sends.
  static func inner(_ inputs: [Graph], for value: Int) -> Graph {
    Graph(.map(value), inputs[1 + value % (inputs.count - 1)])
  }

  /// Runs so many at a time; the others wait.
  ///
  /// One that ends while it is being started is followed after that, and not from inside.
  private mutating func running(
    _ inputs: [Graph],
    most: Int,
    at moment: Moment
  ) throws -> [Event] {
    var desk = Desk()
    var waiting: [Int] = []
    var starts: [(base: Moment, place: Int)] = []
    var running = 0
    var isOver = false
    desk.add(try run(inputs[0], at: moment.then(0)), from: 0)
    return try desk.play { desk, origin, event in
      var start = (base: event.moment.then(1), place: 0)
      switch (origin, event.kind) {
      case (_, .failed): return [event.kind]
      case (.input(0), .value(let value)): waiting.append(value)
      case (.input(0), .completed): isOver = true
      case (_, .value), (.timer, _): return [event.kind]
      case (.input(let number), .completed):
        running -= 1
        let (base, place) = starts[number - 1]
        if event.moment.isInside(base.then(place)) { start = (base, place + 1) }
      }
      if running < most, !waiting.isEmpty {
        running += 1
        starts.append(start)
        let inner = Interpreter.inner(inputs, for: waiting.removeFirst())
        desk.add(try run(inner, at: start.base.then(start.place)), from: starts.count)
      }
      return isOver && running == 0 ? [.completed] : []
    }
  }

  private mutating func latest(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    var desk = Desk()
    var isRunning = false
    var isOver = false
    desk.add(try run(inputs[0], at: moment.then(0)), from: 0)
    return try desk.play { desk, origin, event in
      switch (origin, event.kind) {
      case (_, .failed): return [event.kind]
      case (.input(0), .value(let value)):
        desk.stop(.input(1))
        isRunning = true
        let inner = Interpreter.inner(inputs, for: value)
        desk.add(try run(inner, at: event.moment.then(1)), from: 1)
        return []
      case (_, .value): return [event.kind]
      case (.input(0), .completed): isOver = true
      case (_, .completed): isRunning = false
      }
      return isOver && !isRunning ? [.completed] : []
    }
  }

  private mutating func first(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    var desk = Desk()
    var isRunning = false
    var isOver = false
    desk.add(try run(inputs[0], at: moment.then(0)), from: 0)
    return try desk.play { desk, origin, event in
      switch (origin, event.kind) {
      case (_, .failed): return [event.kind]
      case (.input(0), .value(let value)):
        if isRunning { return [] }
        isRunning = true
        let inner = Interpreter.inner(inputs, for: value)
        desk.add(try run(inner, at: event.moment.then(1)), from: 1)
        return []
      case (_, .value): return [event.kind]
      case (.input(0), .completed): isOver = true
      case (_, .completed): isRunning = false
      }
      return isOver && !isRunning ? [.completed] : []
    }
  }

  /// The first that speaks is the only one from then on; its ending is that of the whole.
  private mutating func race(
    from runners: [Event],
    _ runner: (Int) -> Graph
  ) throws -> [Event] {
    var desk = Desk()
    var started = 0
    var winner: Desk.Origin?
    desk.add(runners, from: 0)
    return try desk.play { desk, origin, event in
      if case .failed = event.kind { return [event.kind] }
      if origin != .input(0) {
        winner = origin
        desk.stop { $0 != .input(0) && $0 != origin }
        return [event.kind]
      }
      if case .value(let value) = event.kind {
        if winner != nil { return [] }
        started += 1
        desk.add(try run(runner(value), at: event.moment.then(1)), from: started)
        return []
      }
      return started == 0 ? [.completed] : []
    }
  }

  /// Values by what divides them; of each group the first so many, or only the last one.
  private mutating func groups(
    _ input: Graph,
    _ k: Int,
    at moment: Moment,
    take limit: Int?
  ) throws -> [Event] {
    var keys: [Int] = []
    var groups: [Int: [Int]] = [:]
    var desk = Desk()
    desk.add(try run(input, at: moment.then(0)), from: 0)
    return desk.play { _, _, event in
      switch event.kind {
      case .failed: return [event.kind]
      case .completed:
        if limit != nil { return [.completed] }
        return keys.compactMap { groups[$0]?.last.map(Kind.value) } + [.completed]
      case .value(let value):
        let key = value % (k + 1)
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append(value)
        return (groups[key]?.count ?? 0) <= (limit ?? 0) ? [event.kind] : []
      }
    }
  }
}
