import Signals

func twice(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.map { $0 * 2 }
}
