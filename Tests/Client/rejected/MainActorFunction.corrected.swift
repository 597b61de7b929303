import Signals

nonisolated func describe(_ celsius: Double) -> String { "\(celsius) °C" }

func described(_ readings: Signal<Double, Never>) -> Signal<String, Never> {
  readings.map { describe($0) }
}
