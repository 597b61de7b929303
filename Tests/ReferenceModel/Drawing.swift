/// Draws specimens, always the same ones from the same seed.
public struct Drawing {
  private var random: SplitMix

  /// Starts from `seed`.
  public init(seed: UInt64) { random = SplitMix(state: seed) }

  /// A specimen with at most so many operators.
  public mutating func specimen(operators most: Int = 12) -> Specimen {
    let hots = (0..<3).map { _ in hot() }
    let graph = graph(number(1...most))
    return Specimen(graph, hots: hots, until: chance(4) ? number(1...20) : 40)
  }

  /// A graph with at most so many operators.
  private mutating func graph(_ operators: Int) -> Graph {
    if operators == 0 { return Graph(source()) }
    return switch number(0..<10) {
    case 0..<4: Graph(oneByOne(), [graph(operators - 1)])
    case 4..<6: Graph(timed(), [graph(operators - 1)])
    case 6: Graph(repeated(), [graph(min(operators - 1, 3))])
    case 7, 8: joined(operators - 1)
    default: flattened(operators - 1)
    }
  }

  /// Some graphs that share so many operators.
  private mutating func graphs(_ count: Int, sharing operators: Int) -> [Graph] {
    var shares = [Int](repeating: 0, count: count)
    for _ in 0..<operators { shares[number(0..<count)] += 1 }
    return shares.map { graph($0) }
  }

  private mutating func joined(_ operators: Int) -> Graph {
    let pair: [Operation] = [
      .combineLatestPair, .zipPair, .withLatestFrom, .takeUntil, .skipUntil,
      .takeUntilReplacement, .sample(onlyNew: chance(2)), .pausable, .pausableBuffered,
      .collectOn, .then, .catchTo, .ifEmptySwitch,
    ]
    let many: [Operation] = [.merge, .combineLatest, .zip, .race, .concat]
    if chance(2) { return Graph(pick(many), graphs(number(1...3), sharing: operators)) }
    return Graph(pick(pair), graphs(2, sharing: operators))
  }

  private mutating func flattened(_ operators: Int) -> Graph {
    let input = min(operators, 4)
    return switch number(0..<8) {
    case 0: Graph(.groupBy(number(1...2), take: number(1...3)), [graph(operators)])
    case 1: Graph(.groupByLast(number(1...2)), [graph(operators)])
    default:
      Graph(
        .flattenMap(
          pick([
            .merge, .concat, .latest, .first, .race, .concurrent(2), .concurrent(3),
          ])
        ),
        graphs(number(2...3), sharing: input)
      )
    }
  }

  private mutating func repeated() -> Operation {
    switch number(0..<4) {
    case 0: .retry(number(0...2))
    case 1: .retryBackOff(number(1...2), first: number(0...2))
    case 2: .repeat(number(0...3))
    default:
      .share(
        replay: number(0...2),
        forever: chance(2),
        (0..<number(1...3)).map { index in
          Listener(delay: index == 0 ? number(0...1) : number(0...9), count: number(1...4))
        }
      )
    }
  }

  private mutating func oneByOne() -> Operation {
    let k = number(0...5)
    let count = number(1...4)
    // What leaves one value, or few, is drawn less often, so that something is left to compare.
    if chance(5) {
      return pick([
        .take(number(0...3)), .element(at: number(0...3)), .first(k), .contains(k),
        .allSatisfy(k), .takeLast(number(0...3)), .collect, .aggregate,
        .takeWhile(number(0...2), inclusive: chance(2)),
      ])
    }
    return pick([
      .map(k), .filter(k), .scan, .take(number(3...8)), .skip(number(0...3)),
      .takeWhile(number(4...9), inclusive: chance(2)), .skipWhile(k), .distinctUntilChanged,
      .uniqueValues, .ifEmpty(k), .startWith([k, count]), .collectCount(count), .collectUntil(k),
      .combinePrevious, .enumerated, .materialize, .tryMap(number(3...9)), .mapError(k),
      .transparent(number(0...5)),
    ])
  }

  private mutating func timed() -> Operation {
    let ticks = number(0...5)
    let count: Int? = chance(2) ? number(1...3) : nil
    return pick([
      .delay(ticks), .delaySubscription(ticks), .subscribeOn, .deliverOn, .debounce(ticks),
      .debounceWhen(ticks, number(0...3)), .throttle(ticks, pick([.leading, .trailing, .both])),
      .timeout(number(2...25)), .timeoutBetweenValues(number(1...9)),
      .bufferWithTime(ticks, count: count), .window(number(1...6), count: count),
      .lazyMap(number(0...5)), .measureInterval,
    ])
  }

  private mutating func source() -> Operation {
    switch number(0..<12) {
    case 0..<4: .hot(number(0..<3))
    case 4..<7: .cold(script())
    case 7: .created(script().map(\.kind))
    case 8: .values(some { $0.number(0...9) })
    case 9: .just(number(0...9))
    case 10: chance(2) ? .cold(script()) : pick([.empty, .never, .fail(number(0...9))])
    default: chance(3) ? .timer(number(0...5)) : .interval(number(1...9))
    }
  }

  private mutating func hot() -> Hot {
    Hot(pick([.none, .none, .newest(number(0...9)), .last(number(1...3))]), script())
  }

  /// Values that come at rising times, often several at one, and mostly an ending.
  private mutating func script() -> [Scripted] {
    var time = number(0...3)
    var script: [Scripted] = some { drawing in
      defer { time += drawing.pick([0, 1, 1, 2, 3]) }
      return Scripted(time, .value(drawing.number(0...9)))
    }
    switch number(0..<7) {
    case 0..<5: script.append(Scripted(time, .completed))
    case 5: script.append(Scripted(time, .failed(number(0...9))))
    default: break
    }
    return script
  }

  private mutating func some<Element>(_ make: (inout Drawing) -> Element) -> [Element] {
    (0..<(chance(4) ? number(0...2) : number(2...8))).map { _ in make(&self) }
  }

  private mutating func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  /// True once in so many times.
  private mutating func chance(_ count: Int) -> Bool { number(0..<count) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0..<elements.count)]
  }
}

/// A generator of random numbers that starts where it is told to.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts from `state`.
  public init(state: UInt64) { self.state = state }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
