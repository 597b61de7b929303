import Signals

// A module whose code is on the main actor unless it says otherwise.

final class Clock {
  private(set) var text = ""
  private var listening: Disposable?

  func start(_ seconds: Signal<Int, Never>) {
    listening = seconds.map { $0 % 60 }.filter { $0 % 2 == 0 }.subscribe { [weak self] second in
      Task { @MainActor in self?.text = "\(second) s" }
    }
  }

  func stop() { listening?.dispose() }
}

func total(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.scan(0) { $0 + $1 }
}

nonisolated struct Reading: Sendable, Equatable {
  var celsius: Double
  var station: String
}

nonisolated struct Unreachable: Error {}

// A function of this module is the main actor's unless it says otherwise, and map runs anywhere.
nonisolated func describe(_ reading: Reading) -> String { "\(reading.station): \(reading.celsius)" }

func described(_ readings: Signal<Reading, Never>) -> Signal<String, Never> {
  readings.map(describe)
}

func lengths(_ readings: Signal<Reading, Never>) -> Signal<Int, Never> {
  readings.map(\.station).map(\.count)
}

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

final class Board {
  private(set) var title = ""
  var warmest = 0.0
  private let listening = CompoundDisposable()

  func show(_ readings: Signal<Reading, Never>) {
    readings.map(describe)
      .subscribeOnMain { [weak self] title in self?.title = title }
      .disposed(by: listening)
    readings.map(\.celsius).filter { $0 > 30 }.bind(to: self, \.warmest).disposed(by: listening)
  }

  func stop() { listening.dispose() }
}
