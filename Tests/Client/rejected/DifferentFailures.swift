// error: cannot convert value of type 'Signal<Int, Damaged>' to expected argument type 'Signal<Int, Offline>'
import Signals

struct Offline: Error {}
struct Damaged: Error {}

func read(_ a: Signal<Int, Offline>, _ b: Signal<Int, Damaged>) -> Signal<Int, Offline> {
  a.merge(b)
}
