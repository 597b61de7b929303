import Signals

func positive(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.flattenMapLatest { number -> Signal<Int, Never> in
    if number <= 0 { return .empty }
    return .just(number)
  }
}
