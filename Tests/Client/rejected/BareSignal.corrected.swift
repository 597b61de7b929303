import Signals

func positive(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.flattenMap { $0 > 0 ? Signal<Int, Never>.just($0) : .empty }
}
