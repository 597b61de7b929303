// error: referencing instance method 'subscribe(during:next:)' on 'Signal' requires the types 'Offline' and 'Never' be equivalent
import Signals

struct Offline: Error {}

func show(_ numbers: Signal<Int, Offline>) {
  numbers.subscribe { print($0) }
}
