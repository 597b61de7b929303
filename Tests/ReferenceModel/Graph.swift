/// A composition of signals, as data.
public struct Graph: Hashable, Sendable {
  /// What the topmost operator is.
  public var operation: Operation
  /// What it works on; for one that makes signals of values, the outer signal comes first and
  /// what is made of a value is chosen among the others.
  public var inputs: [Graph]

  /// `operation` over `inputs`.
  public init(_ operation: Operation, _ inputs: Graph...) {
    self.init(operation, inputs)
  }

  /// `operation` over `inputs`.
  public init(_ operation: Operation, _ inputs: [Graph]) {
    self.operation = operation
    self.inputs = inputs
  }

  /// How many operators it has; sources do not count.
  public var operators: Int { inputs.reduce(inputs.isEmpty ? 0 : 1) { $0 + $1.operators } }
}

extension Graph: CustomStringConvertible {
  /// Each operator with its inputs in braces: `take(2){merge{hot(0), just(1)}}`.
  public var description: String {
    inputs.isEmpty
      ? "\(operation)" : "\(operation){\(inputs.map(\.description).joined(separator: ", "))}"
  }
}

/// An event of a script.
public struct Scripted: Hashable, Sendable, CustomStringConvertible {
  /// How many ticks after the start.
  public var delay: Int
  /// What is sent.
  public var kind: Kind

  /// `kind`, `delay` ticks after the start.
  public init(_ delay: Int, _ kind: Kind) {
    self.delay = delay
    self.kind = kind
  }

  /// As cases are written.
  public var description: String { Seen(delay, kind).description }
}

/// Who listens to a shared signal.
public struct Listener: Hashable, Sendable {
  /// How many ticks after the start; 0 is at once.
  public var delay: Int
  /// After how many values it leaves.
  public var count: Int

  /// One that comes `delay` ticks after the start and leaves after `count` values.
  public init(delay: Int, count: Int) {
    self.delay = delay
    self.count = count
  }
}

/// What to do with a signal that arrives while others run.
public enum Strategy: Hashable, Sendable {
  /// As the library's strategies of these names.
  case merge, concat, latest, first, race, concurrent(Int)
}

/// Which values a throttle lets through.
public enum Edges: Hashable, Sendable {
  /// The first, the newest of the others, or both.
  case leading, trailing, both
}

/// A source, or an operator with its parameters.
///
/// Times are in ticks; what closures do is in ``Arithmetic``.
public enum Operation: Hashable, Sendable {
  // Sources
  case hot(Int)
  case cold([Scripted])
  case created([Kind])
  case values([Int])
  case just(Int)
  case empty
  case never
  case fail(Int)
  case timer(Int)
  case interval(Int)

  // One value at a time
  case map(Int)
  case filter(Int)
  case scan
  case take(Int)
  case skip(Int)
  case takeWhile(Int, inclusive: Bool)
  case skipWhile(Int)
  case distinctUntilChanged
  case uniqueValues
  case element(at: Int)
  case first(Int)
  case contains(Int)
  case allSatisfy(Int)
  case ifEmpty(Int)
  case startWith([Int])
  case takeLast(Int)
  case collect
  case collectCount(Int)
  case collectUntil(Int)
  case aggregate
  case combinePrevious
  case enumerated
  case materialize
  case tryMap(Int)
  case mapError(Int)
  /// Says nothing and changes nothing, in one of several ways.
  case transparent(Int)

  // Endings
  case concat
  case then
  case catchTo
  case retry(Int)
  case retryBackOff(Int, first: Int)
  case `repeat`(Int)
  case ifEmptySwitch

  // Several inputs
  case merge
  case combineLatest
  case zip
  case race
  case combineLatestPair
  case zipPair
  case withLatestFrom
  case takeUntil
  case skipUntil
  case takeUntilReplacement
  case sample(onlyNew: Bool)
  case pausable
  case pausableBuffered
  case collectOn

  // Signals of signals
  case flattenMap(Strategy)
  case groupBy(Int, take: Int)
  case groupByLast(Int)

  // Time
  case delay(Int)
  case delaySubscription(Int)
  case subscribeOn
  case deliverOn
  case debounce(Int)
  case debounceWhen(Int, Int)
  case throttle(Int, Edges)
  case timeout(Int)
  case timeoutBetweenValues(Int)
  case bufferWithTime(Int, count: Int?)
  case window(Int, count: Int?)
  case lazyMap(Int)
  case measureInterval

  // Sharing
  case share(replay: Int, forever: Bool, [Listener])
}
