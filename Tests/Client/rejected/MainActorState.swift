// error: main actor-isolated property 'factor' can not be referenced from a Sendable closure
import Signals

@MainActor final class Scale {
  var factor = 2
  func scaled(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
    numbers.map { $0 * self.factor }
  }
}
