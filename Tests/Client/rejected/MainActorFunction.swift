// error: call to main actor-isolated global function 'describe' in a synchronous nonisolated context
import Signals

@MainActor func describe(_ celsius: Double) -> String { "\(celsius) °C" }

func described(_ readings: Signal<Double, Never>) -> Signal<String, Never> {
  readings.map { describe($0) }
}
