/// Operators that go on with another signal after an ending.
extension Interpreter {
  /// What such an operator sends; nil if it is none.
  mutating func followed(_ graph: Graph, at moment: Moment) throws -> [Event]? {
    let inputs = graph.inputs
    switch graph.operation {
    case .repeat(0): return at(moment, [.completed])
    case .startWith(let values):
      return try follow(from: Graph(.values(values)), at: moment) { end, runs in
        end == .completed && runs == 1 ? inputs[0] : nil
      }
    case .concat:
      guard let first = inputs.first else { return at(moment, [.completed]) }
      return try follow(from: first, at: moment) { end, runs in
        end == .completed && runs < inputs.count ? inputs[runs] : nil
      }
    case .then:
      return try follow(from: inputs[0], at: moment, silently: true) { end, runs in
        end == .completed && runs == 1 ? inputs[1] : nil
      }
    case .catchTo:
      return try follow(from: inputs[0], at: moment) { end, runs in
        end != .completed && runs == 1 ? inputs[1] : nil
      }
    case .retry(let extra):
      return try follow(from: inputs[0], at: moment) { end, runs in
        end != .completed && runs <= extra ? inputs[0] : nil
      }
    case .retryBackOff(let extra, let first):
      return try follow(from: inputs[0], at: moment) { end, runs in
        // Each wait is twice as long as the one before.
        let wait = first << (runs - 1)
        let again = wait > 0 ? Graph(.delaySubscription(wait), inputs[0]) : inputs[0]
        return end != .completed && runs <= extra ? again : nil
      }
    case .repeat(let most):
      return try follow(from: inputs[0], at: moment) { end, runs in
        end == .completed && runs < most ? inputs[0] : nil
      }
    case .ifEmptySwitch:
      let first = try run(inputs[0], at: moment.then(0))
      guard first.count == 1, first[0].kind == .completed else { return first }
      return try run(inputs[1], at: first[0].moment.then(0))
    default: return nil
    }
  }

  /// One signal after another, as `next` says after each ending and that many runs.
  ///
  /// A signal that ends while it is being started is followed after that, and not from inside.
  ///
  /// - Parameter silently: Whether nothing but the ending of the first one counts.
  private mutating func follow(
    from first: Graph,
    at moment: Moment,
    silently: Bool = false,
    next: (Kind, _ runs: Int) -> Graph?
  ) throws -> [Event] {
    var sent: [Event] = []
    var current = first
    var base = moment
    var started = 0
    for runs in 1... {
      let start = base.then(started)
      sent += try run(current, at: start).filter { runs > 1 || !silently || $0.kind.isEnding }
      guard let end = sent.last, end.kind.isEnding, let following = next(end.kind, runs) else {
        break
      }
      sent.removeLast()
      current = following
      let isLate = !end.moment.isInside(start)
      base = isLate ? end.moment : base
      started = isLate ? 0 : started + 1
    }
    return sent
  }
}
