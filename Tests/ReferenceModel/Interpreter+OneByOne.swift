/// Operators that answer each event of one input by some.
extension Interpreter {
  /// What such an operator sends; nil if it is none.
  mutating func oneByOne(_ graph: Graph, at moment: Moment) throws -> [Event]? {
    if case .take(0) = graph.operation { return at(moment, [.completed]) }
    guard let answer = answers(graph.operation) else { return nil }
    var sent: [Event] = []
    for event in try run(graph.inputs[0], at: moment.then(0)) {
      for (index, kind) in answer(event.kind).enumerated() {
        sent.append(Event(event.moment.then(index), kind))
        if kind.isEnding { return sent }
      }
    }
    return sent
  }

  private typealias Answer = (Kind) -> [Kind]

  private func answers(_ operation: Operation) -> Answer? {
    switch operation {
    case .map(let k): mapping { Arithmetic.map($0, k) }
    case .filter(let k): deciding { Arithmetic.accepts($0, k) ? [.value($0)] : [] }
    case .transparent: { [$0] }
    case .mapError(let k): failing { [.failed(Arithmetic.map($0, k))] }
    case .tryMap(let k):
      deciding { Arithmetic.accepts($0, k) ? [.value(Arithmetic.map($0, k))] : [.failed($0)] }
    case .materialize:
      { kind in
        let number = Kind.value(Arithmetic.number(kind))
        return kind.isEnding ? [number, .completed] : [number]
      }
    default: counting(operation) ?? remembering(operation) ?? gathering(operation)
    }
  }

  private func counting(_ operation: Operation) -> Answer? {
    var count = 0
    func number() -> Int {
      defer { count += 1 }
      return count
    }
    switch operation {
    case .take(let limit):
      return deciding { number() == limit - 1 ? [.value($0), .completed] : [.value($0)] }
    case .skip(let limit): return deciding { number() < limit ? [] : [.value($0)] }
    case .element(let index):
      return deciding { number() == index ? [.value($0), .completed] : [] }
    case .enumerated: return mapping { Arithmetic.fold([number(), $0]) }
    case .takeWhile(let k, let inclusive):
      return deciding { value in
        if Arithmetic.accepts(value, k) { return [.value(value)] }
        return inclusive ? [.value(value), .completed] : [.completed]
      }
    case .first(let k):
      return deciding { Arithmetic.accepts($0, k) ? [.value($0), .completed] : [] }
    case .contains(let k):
      return answering(completed: [.value(0), .completed]) {
        Arithmetic.accepts($0, k) ? [.value(1), .completed] : []
      }
    case .allSatisfy(let k):
      return answering(completed: [.value(1), .completed]) {
        Arithmetic.accepts($0, k) ? [] : [.value(0), .completed]
      }
    case .ifEmpty(let other):
      return { kind in
        if case .value = kind { _ = number() }
        return kind == .completed && count == 0 ? [.value(other), .completed] : [kind]
      }
    default: return nil
    }
  }

  private func remembering(_ operation: Operation) -> Answer? {
    var seen: [Int] = []
    var total = 0
    switch operation {
    case .scan:
      return mapping { value in
        total = Arithmetic.add(total, value)
        return total
      }
    case .skipWhile(let k):
      return deciding { value in
        if seen.isEmpty, Arithmetic.accepts(value, k) { return [] }
        seen.append(value)
        return [.value(value)]
      }
    case .distinctUntilChanged:
      return deciding { value in
        defer { seen = [value] }
        return seen == [value] ? [] : [.value(value)]
      }
    case .uniqueValues:
      return deciding { value in
        if seen.contains(value) { return [] }
        seen.append(value)
        return [.value(value)]
      }
    case .combinePrevious:
      return mapping { value in
        defer { total = value }
        return Arithmetic.fold([total, value])
      }
    default: return nil
    }
  }

  private func gathering(_ operation: Operation) -> Answer? {
    var seen: [Int] = []
    func all() -> Kind {
      defer { seen = [] }
      return .value(Arithmetic.fold(seen))
    }
    func gather(_ isFull: @escaping ([Int]) -> Bool) -> Answer {
      { kind in
        switch kind {
        case .value(let value):
          seen.append(value)
          return isFull(seen) ? [all()] : []
        case .failed: return [kind]
        case .completed: return seen.isEmpty ? [.completed] : [all(), .completed]
        }
      }
    }
    func atTheEnd(_ last: @escaping ([Int]) -> [Int]) -> Answer {
      { kind in
        switch kind {
        case .value(let value):
          seen.append(value)
          return []
        case .failed: return [kind]
        case .completed: return last(seen).map(Kind.value) + [.completed]
        }
      }
    }
    return switch operation {
    case .takeLast(let count): atTheEnd { $0.suffix(count) }
    case .collect: atTheEnd { [Arithmetic.fold($0)] }
    case .aggregate: atTheEnd { [$0.reduce(0, Arithmetic.add)] }
    case .collectCount(let count): gather { $0.count == count }
    case .collectUntil(let k): gather { !Arithmetic.accepts($0[$0.count - 1], k) }
    default: nil
    }
  }

  private func deciding(_ answer: @escaping (Int) -> [Kind]) -> Answer {
    { kind in if case .value(let value) = kind { answer(value) } else { [kind] } }
  }

  private func mapping(_ transform: @escaping (Int) -> Int) -> Answer {
    deciding { [.value(transform($0))] }
  }

  private func failing(_ answer: @escaping (Int) -> [Kind]) -> Answer {
    { kind in if case .failed(let number) = kind { answer(number) } else { [kind] } }
  }

  private func answering(completed: [Kind], _ answer: @escaping (Int) -> [Kind]) -> Answer {
    { kind in
      switch kind {
      case .value(let value): answer(value)
      case .failed: [kind]
      case .completed: completed
      }
    }
  }
}
