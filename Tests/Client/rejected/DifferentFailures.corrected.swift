import Signals

struct Offline: Error {}
struct Damaged: Error {}

func read(_ a: Signal<Int, Offline>, _ b: Signal<Int, Damaged>) -> Signal<Int, Offline> {
  a.merge(b.mapError { _ in Offline() })
}
