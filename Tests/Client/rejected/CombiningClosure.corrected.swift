import Signals

func sum(_ first: Signal<Int, Never>, _ second: Signal<Int, Never>) -> Signal<Int, Never> {
  combineLatest(first, second).map { $0 + $1 }
}
