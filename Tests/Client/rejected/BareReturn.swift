// error: cannot infer contextual base in reference to member 'empty'
import Signals

func positive(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.flattenMapLatest { number in
    if number <= 0 { return .empty }
    return Signal<Int, Never>.just(number)
  }
}
