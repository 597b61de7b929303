// error: inaccessible due to 'package' protection level
import Signals

func twice(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.relay { $0 * 2 }
}
