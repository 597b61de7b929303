/// Operators in which several inputs meet.
///
/// Inputs are subscribed to one after another; a failure of any ends the whole.
extension Interpreter {
  /// What such an operator sends; nil if it is none.
  mutating func joined(_ graph: Graph, at moment: Moment) throws -> [Event]? {
    let inputs = graph.inputs
    switch graph.operation {
    case .merge: return try merge(inputs, at: moment)
    case .combineLatest, .combineLatestPair: return try combineLatest(inputs, at: moment)
    case .zip, .zipPair: return try zip(inputs, at: moment)
    case .withLatestFrom: return try withLatestFrom(inputs, at: moment)
    case .takeUntil:
      return try join([inputs[1], inputs[0]], at: moment) { input, kind in
        input == 0 ? [.completed] : [kind]
      }
    case .skipUntil: return try skipUntil(inputs, at: moment)
    case .takeUntilReplacement: return try takeUntilReplacement(inputs, at: moment)
    case .sample(let onlyNew): return try sample(inputs, onlyNew, at: moment)
    case .pausable:
      var isPaused = false
      return try join([forgiving(inputs[1]), inputs[0]], at: moment) { input, kind in
        if input == 1 { return kind.isEnding || !isPaused ? [kind] : [] }
        if case .value(let value) = kind { isPaused = Arithmetic.accepts(value, 0) }
        return []
      }
    case .pausableBuffered: return try pausableBuffered(inputs, at: moment)
    case .collectOn: return try collect(inputs, at: moment)
    default: return nil
    }
  }

  /// Plays the inputs together; failures end the whole and reach no rule.
  private mutating func join(
    _ inputs: [Graph],
    at moment: Moment,
    _ rule: (_ input: Int, Kind) -> [Kind]
  ) throws -> [Event] {
    var desk = Desk()
    for (index, input) in inputs.enumerated() {
      desk.add(try run(input, at: moment.then(index)), from: index)
    }
    return desk.play { _, origin, event in
      if case .failed = event.kind { return [event.kind] }
      guard case .input(let input) = origin else { return [] }
      return rule(input, event.kind)
    }
  }

  /// A signal that completes where the other one fails.
  private func forgiving(_ graph: Graph) -> Graph { Graph(.catchTo, graph, Graph(.empty)) }

  private mutating func merge(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    if inputs.isEmpty { return at(moment, [.completed]) }
    var running = inputs.count
    return try join(inputs, at: moment) { _, kind in
      if !kind.isEnding { return [kind] }
      running -= 1
      return running == 0 ? [.completed] : []
    }
  }

  private mutating func combineLatest(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    if inputs.isEmpty { return at(moment, [.completed]) }
    var running = inputs.count
    var newest = [Int?](repeating: nil, count: inputs.count)
    return try join(inputs, at: moment) { input, kind in
      guard case .value(let value) = kind else {
        running -= 1
        return running == 0 ? [.completed] : []
      }
      newest[input] = value
      let all = newest.compactMap(\.self)
      return all.count == newest.count ? [.value(Arithmetic.fold(all))] : []
    }
  }

  private mutating func zip(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    if inputs.isEmpty { return at(moment, [.completed]) }
    var waiting = [[Int]](repeating: [], count: inputs.count)
    var isOver = [Bool](repeating: false, count: inputs.count)
    return try join(inputs, at: moment) { input, kind in
      var sent: [Kind] = []
      if case .value(let value) = kind {
        waiting[input].append(value)
      } else {
        isOver[input] = true
      }
      if waiting.allSatisfy({ !$0.isEmpty }) {
        sent = [.value(Arithmetic.fold(waiting.map { $0[0] }))]
        waiting = waiting.map { Array($0.dropFirst()) }
      }
      let noMore = waiting.indices.contains { isOver[$0] && waiting[$0].isEmpty }
      return noMore ? sent + [.completed] : sent
    }
  }

  private mutating func withLatestFrom(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    var newest: Int?
    return try join([inputs[1], inputs[0]], at: moment) { input, kind in
      switch (input, kind) {
      case (0, .value(let value)):
        newest = value
        return []
      case (1, .value(let value)):
        return newest.map { [.value(Arithmetic.fold([value, $0]))] } ?? []
      case (1, _): return [.completed]
      default: return []
      }
    }
  }

  private mutating func skipUntil(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    var isOpen = false
    return try join([Graph(.take(1), inputs[1]), inputs[0]], at: moment) { input, kind in
      if input == 0 { isOpen = true }
      return input == 1 && (isOpen || kind.isEnding) ? [kind] : []
    }
  }

  private mutating func takeUntilReplacement(
    _ inputs: [Graph],
    at moment: Moment
  ) throws -> [Event] {
    var desk = Desk()
    desk.add(try run(inputs[1], at: moment.then(0)), from: 0)
    desk.add(try run(inputs[0], at: moment.then(1)), from: 1)
    return desk.play { desk, origin, event in
      if origin == .input(1) { return event.kind == .completed ? [] : [event.kind] }
      desk.stop(.input(1))
      return [event.kind]
    }
  }

  private mutating func sample(
    _ inputs: [Graph],
    _ onlyNew: Bool,
    at moment: Moment
  ) throws -> [Event] {
    var newest: Int?
    var isOver = false
    return try join([inputs[0], forgiving(inputs[1])], at: moment) { input, kind in
      switch (input, kind) {
      case (0, .value(let value)):
        newest = value
        return []
      case (0, _):
        isOver = true
        return newest == nil ? [.completed] : []
      case (_, .value):
        guard let value = newest else { return [] }
        if !onlyNew { return [.value(value)] }
        newest = nil
        return isOver ? [.value(value), .completed] : [.value(value)]
      default: return [.completed]
      }
    }
  }

  private mutating func pausableBuffered(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    var isPaused = false
    var kept: [Kind] = []
    func all() -> [Kind] {
      defer { kept = [] }
      return kept
    }
    return try join([forgiving(inputs[1]), inputs[0]], at: moment) { input, kind in
      switch (input, kind) {
      case (0, .value(let value)):
        isPaused = Arithmetic.accepts(value, 0)
        return isPaused ? [] : all()
      case (1, .value):
        if isPaused { kept.append(kind) }
        return isPaused ? [] : [kind]
      case (1, _): return all() + [.completed]
      default: return []
      }
    }
  }

  private mutating func collect(_ inputs: [Graph], at moment: Moment) throws -> [Event] {
    var kept: [Int] = []
    func all() -> [Kind] {
      defer { kept = [] }
      return kept.isEmpty ? [] : [.value(Arithmetic.fold(kept))]
    }
    return try join([forgiving(inputs[1]), inputs[0]], at: moment) { input, kind in
      switch (input, kind) {
      case (0, .value): return all()
      case (1, .value(let value)):
        kept.append(value)
        return []
      case (1, _): return all() + [.completed]
      default: return []
      }
    }
  }
}
