// error: type 'SignalConvertible' has no member 'just'
import Signals

func positive(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.flattenMap { $0 > 0 ? .just($0) : .empty }
}
