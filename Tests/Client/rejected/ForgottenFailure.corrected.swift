import Signals

struct Offline: Error {}

func show(_ numbers: Signal<Int, Offline>) {
  numbers.subscribe(next: { print($0) }, failed: { print($0) })
}
