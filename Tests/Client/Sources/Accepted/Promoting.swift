import Signals

// Signals that cannot fail meet signals that can, and nobody has to say so.

func ended(
  _ readings: Signal<Reading, Unreachable>,
  stop: Signal<Void, Never>,
  isPaused: MutableProperty<Bool>
) -> Signal<Reading, Unreachable> {
  readings.skipUntil(stop).takeUntil(stop).takeUntil(isPaused)
}

func joined(
  _ readings: Signal<Reading, Unreachable>,
  stored: Signal<Reading, Never>,
  unit: MutableProperty<String>
) -> Signal<String, Unreachable> {
  readings
    .merge(stored)
    .merge(.empty)
    .concat(stored)
    .combineLatest(unit)
    .withLatestFrom(stored)
    .map { pair, reading in "\(pair.0.celsius) \(pair.1) \(reading.station)" }
    .zip(unit)
    .map { $0 + $1 }
    .then(unit)
}

func searched(
  _ query: MutableProperty<String>,
  _ search: @escaping @Sendable (String) -> Signal<[String], Unreachable>
) -> Signal<[String], Never> {
  query.signal
    .filter { $0.count > 2 }
    .flattenMapLatest { search($0).retry(1) }
    .catch { _ in .just([]) }
}

func safelyNamed(_ readings: Signal<Reading, Unreachable>) -> Signal<String, Unreachable> {
  readings
    .flattenMap { reading in Signal<String, Never>.just(reading.station) }
    .concatMap { Signal<Character, Never>.values(Array($0)) }
    .flattenMapFirst { letter in Signal<String, Never>.just(String(letter)) }
}

func asked(
  _ query: MutableProperty<String>,
  _ words: Signal<String, Unreachable>,
  _ search: @escaping @Sendable (String) -> Signal<String, Unreachable>,
  _ complete: @escaping @Sendable (String) -> Signal<String, Never>
) -> Signal<String, Unreachable> {
  query.signal
    .flattenMap(search)
    .merge(words.flattenMap(search), words.flattenMap(complete), words.flattenMap(.latest, search))
}

func allSafe(_ words: Signal<String, Never>, stop: Signal<Void, Never>) -> Signal<Int, Never> {
  words
    .flattenMap { word in words.map { word + $0 } }
    .flattenMap(.concat) { Signal.just($0.count) }
    .merge(.just(1), .empty)
    .takeUntil(stop)
    .combineLatest(words)
    .map { $0 + $1.count }
    .concat(.just(2))
}

func first(
  _ stored: Signal<Reading, Never>,
  _ live: Signal<Reading, Unreachable>,
  unit: MutableProperty<String>
) -> Signal<String, Unreachable> {
  stored
    .merge(live)
    .takeUntilReplacement(stored)
    .ifEmpty(switchTo: stored)
    .map(\.station)
    .concat(stored.combineLatest(live).map { $0.station + $1.station })
    .concat(stored.zip(live).map { $0.station + $1.station })
    .concat(stored.withLatestFrom(live).map { $0.station + $1.station })
    .concat(stored.then(live).map(\.station))
    .concat(stored.concat(live).map(\.station))
}

func pairs(
  _ stored: Signal<Reading, Never>,
  _ live: Signal<Reading, Unreachable>,
  unit: MutableProperty<String>
) -> Signal<String, Unreachable> {
  combineLatest(live, unit).map { $0.station + $1 }
    .merge(combineLatest(unit, live).map { $0 + $1.station })
    .merge(zip(live, stored).map { $0.station + $1.station })
    .merge(zip(stored, live).map { $0.station + $1.station })
    .merge(zip(stored, stored).map { $0.station + $1.station })
}

func nothing(_ readings: Signal<Reading, Unreachable>) -> Signal<Int, Unreachable> {
  readings.ignoreValues().promoteValue().merge(.just(1))
}
