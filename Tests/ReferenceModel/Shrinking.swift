extension Specimen {
  /// A small specimen for which `isWrong` still holds, made by leaving out operators and events.
  public func shrunk(while isWrong: (Specimen) -> Bool) -> Specimen {
    var smallest = self
    while let smaller = smallest.smaller.first(where: isWrong) { smallest = smaller }
    return smallest
  }

  /// What is left when one thing is left out, the largest things first.
  private var smaller: [Specimen] {
    let graphs = graph.smaller.map { Specimen($0, hots: hots, until: end) }
    let scripts = hots.indices.flatMap { index in
      hots[index].script.smaller.map { script in
        var specimen = self
        specimen.hots[index].script = script
        return specimen
      }
    }
    return (graphs + scripts + (end < 40 ? [Specimen(graph, hots: hots)] : []))
      .filter { $0.weight < weight }
  }

  /// What is lighter is easier to look at.
  private var weight: Int {
    graph.weight + hots.reduce(0) { $0 + $1.script.weight } + (end < 40 ? 1 : 0)
  }
}

extension Graph {
  fileprivate var smaller: [Graph] {
    let parts: [Graph] = inputs.isEmpty ? [] : inputs + [Graph(.just(1)), Graph(.never)]
    let changed = inputs.indices.flatMap { index in
      inputs[index].smaller.map { input in
        var graph = self
        graph.inputs[index] = input
        return graph
      }
    }
    return parts + fewerInputs + changed + operation.smaller.map { Graph($0, inputs) }
  }

  private var fewerInputs: [Graph] {
    let least =
      switch operation {
      case .merge, .combineLatest, .zip, .race, .concat: 1
      case .flattenMap: 2
      default: Int.max
      }
    if inputs.count <= least { return [] }
    return inputs.indices.map { index in
      var graph = self
      graph.inputs.remove(at: index)
      return graph
    }
  }

  fileprivate var weight: Int { operation.weight + inputs.reduce(0) { $0 + $1.weight } }
}

extension Operation {
  fileprivate var smaller: [Operation] {
    switch self {
    case .cold(let script): script.smaller.map(Operation.cold)
    case .created(let kinds): kinds.indices.map { Operation.created(kinds.without($0)) }
    case .values(let values): values.indices.map { Operation.values(values.without($0)) }
    case .startWith(let values): values.indices.map { Operation.startWith(values.without($0)) }
    case .share(let replay, let forever, let listeners):
      listeners.indices.map {
        Operation.share(replay: replay, forever: forever, listeners.without($0))
      }
    case .hot: [.just(1), .never]
    default: []
    }
  }

  fileprivate var weight: Int {
    switch self {
    case .cold(let script): 3 + script.weight
    case .created(let kinds): 3 + kinds.count
    case .values(let values): 3 + values.count
    case .hot: 3
    case .just, .empty, .never, .fail: 2
    case .startWith(let values): 100 + values.count
    case .share(_, _, let listeners): 100 + listeners.count
    default: 100
    }
  }
}

extension Array {
  fileprivate func without(_ index: Int) -> [Element] {
    var array = self
    array.remove(at: index)
    return array
  }
}

extension Array where Element == Scripted {
  fileprivate var weight: Int { reduce(0) { $0 + 2 + $1.delay } }

  /// One event less, or everything from one on a tick earlier.
  fileprivate var smaller: [[Scripted]] {
    let fewer = indices.map { without($0) }
    let earlier = indices.filter { self[$0].delay > ($0 == 0 ? 0 : self[$0 - 1].delay) }
      .map { start in
        enumerated().map { index, scripted in
          Scripted(scripted.delay - (index < start ? 0 : 1), scripted.kind)
        }
      }
    return fewer + earlier
  }
}
