import Signals

// Operators as people call them: no type is spelled out but that of a throwing closure.

func transforming(_ readings: Signal<Reading, Unreachable>) -> Signal<String, Unreachable> {
  readings
    .tryMap { (reading) throws(Unreachable) in
      if reading.celsius < -273 { throw Unreachable() }
      return reading.celsius
    }
    .try { (celsius) throws(Unreachable) in if celsius > 60 { throw Unreachable() } }
    .combinePrevious(0)
    .map { $1 - $0 }
    .scan(into: [Double]()) { $0.append($1) }
    .collect { $0.count == 3 }
    .enumerated()
    .map { "\($0): \($1.count)" }
}

func aggregating(_ readings: Signal<Reading, Unreachable>) -> Signal<Int, Unreachable> {
  readings.uniqueValues(by: \.station).aggregate(0) { count, _ in count + 1 }
}

func grouping(_ readings: Signal<Reading, Unreachable>) -> Signal<String, Unreachable> {
  readings.groupBy(\.station).flattenMap { group in
    group.signal.map { "\(group.key): \($0.celsius)" }
  }
}

func filtering(
  _ readings: Signal<Reading, Unreachable>,
  stop: Subject<Void, Unreachable>,
  isPaused: MutableProperty<Bool>
) -> Signal<Reading, Unreachable> {
  readings
    .skipWhile { $0.celsius < 0 }
    .takeUntil { $0.station.isEmpty }
    .takeUntil(stop)
    .takeUntilReplacement(readings.takeLast(3))
    .pausable(while: isPaused)
    .ifEmpty(switchTo: readings)
    .first { $0.celsius > 30 }
}

func asking(_ readings: Signal<Reading, Unreachable>) -> Signal<Bool, Unreachable> {
  readings.contains { $0.celsius < 0 }.not().and(readings.allSatisfy { $0.celsius < 60 })
}

func creating(_ isOn: MutableProperty<Bool>) -> [Signal<Int, Unreachable>] {
  [
    .defer { .just(1) },
    .defer { isOn.signal.map { $0 ? 1 : 0 }.promoteError() },
    .defer { if isOn.value { .empty } else { .fail(Unreachable()) } },
    .result { 2 },
    .result { () throws(Unreachable) in throw Unreachable() },
    .using({ 3 }, close: { _ in }) { Signal.values(0..<$0) },
    .generate(0) { next in
      next += 1
      return next < 5 ? next : nil
    },
    .if(.just(true), then: .just(4), else: .empty),
    .switch(.just("a"), cases: ["a": .just(5)]),
  ]
}

func watching(_ readings: Signal<Reading, Unreachable>, busy: MutableProperty<Int>)
  -> Signal<Reading, Unreachable>
{
  readings
    .initially { print("begins") }
    .on(next: { print($0) }, disposed: { print("called off") })
    .doError { print($0) }
    .feedActivity(into: busy)
    .logEvents("readings")
    .named("readings")
}

func shared(_ load: @escaping @Sendable (String) -> Signal<Reading, Unreachable>) -> [Disposable] {
  let pages = KeyedShare { load($0).retry(2) }
  let others = KeyedShare(replay: 1) { (number: Int) in MutableProperty(number) }
  return [
    pages["Lisbon"].map(\.celsius).subscribe(next: { print($0) }, failed: { print($0) }),
    others[1].subscribe { print($0) },
  ]
}

func polled(_ readings: Signal<Reading, Unreachable>) -> Signal<Reading, Unreachable> {
  readings
    .retry(.backOff(nil, first: .seconds(1), factor: 1, increment: .seconds(1)), on: .mainAsync)
    .repeat(.delayed(by: .seconds(60)), on: .mainAsync)
}

func conditions(_ a: MutableProperty<Bool>, _ b: MutableProperty<Bool>) -> [Property<Bool>] {
  [.all([a.readOnly(), b.readOnly()]), .any([a.readOnly(), b.not()]), a.and(b).or(b).not()]
}
