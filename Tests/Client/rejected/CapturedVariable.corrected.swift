import Signals

func count(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.scan(0) { count, _ in count + 1 }
}
