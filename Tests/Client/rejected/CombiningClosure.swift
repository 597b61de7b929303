// error: type '(String, String) -> String' cannot conform to 'SignalConvertible'
import Signals

func sum(_ first: Signal<Int, Never>, _ second: Signal<Int, Never>) -> Signal<Int, Never> {
  combineLatest(first, second) { $0 + $1 }
}
