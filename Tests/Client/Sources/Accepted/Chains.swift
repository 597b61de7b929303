import Signals

// Chains as people write them: no type is spelled out.

struct Reading: Sendable, Equatable {
  let celsius: Double
  let station: String
}

struct Unreachable: Error {}

func sevenSteps(_ readings: Signal<Reading, Unreachable>) -> Signal<String, Never> {
  readings
    .filter { $0.celsius.isFinite }
    .distinctUntilChanged()
    .map { $0.celsius * 9 / 5 + 32 }
    .scan(-Double.infinity) { max($0, $1) }
    .map { "\($0) °F" }
    .retry(3)
    .catch { _ in .just("no reading") }
}

func keyPaths(_ readings: Signal<Reading, Never>) -> Signal<Int, Never> {
  readings.map(\.station).map(\.count)
}

func describe(_ reading: Reading) -> String { "\(reading.station): \(reading.celsius)" }

func globalFunctions(_ readings: Signal<Reading, Never>) -> Signal<String, Never> {
  readings.map(describe)
}

func initialisers(_ numbers: Signal<Int, Never>) -> Signal<String, Never> {
  numbers.map(String.init)
}

func nested(
  _ words: Signal<String, Never>,
  search: @escaping @Sendable (String) -> Signal<[String], Unreachable>
) -> Signal<[String], Never> {
  words
    .filter { $0.count > 2 }
    .debounce(.milliseconds(300), on: TestScheduler())
    .promoteError(Unreachable.self)
    .flattenMapLatest { search($0).retry(1) }
    .catch { _ in .just([]) }
}

func tuples(_ a: Signal<Int, Never>, _ b: Signal<Int, Never>) -> Signal<Int, Never> {
  combineLatest(a, b).map { $0 + $1 }.merge(zip(a, b).map { a, b in a * b })
}

// Seven steps of arithmetic are too much for the type checker, on arrays too, unless the signals
// inside say of what they are.
func arithmetic(_ numbers: Signal<Int, Never>) -> Signal<Double, Never> {
  numbers
    .map { $0 * 2 + 1 }
    .filter { $0 % 3 != 0 }
    .flattenMap { Signal<Int, Never>.just($0 * $0 - 1) }
    .scan(0) { $0 + $1 }
    .map { Double($0) / 2 + 0.5 }
    .flattenMap { Signal<Double, Never>.just($0 * 9 / 5 + 32) }
    .map { $0 - 1 }
}
