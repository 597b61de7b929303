// error: mutation of captured var 'count' in concurrently-executing code
import Signals

func count(_ numbers: Signal<Int, Never>) {
  var count = 0
  numbers.subscribe { _ in count += 1 }
}
