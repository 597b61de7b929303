import Signals

@MainActor final class Scale {
  let factor = MutableProperty(2)
  func scaled(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
    numbers.withLatestFrom(factor.signal).map { $0 * $1 }
  }
}
