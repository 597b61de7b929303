// error: generic parameter 'Failure' could not be inferred
import Signals

func doubling() {
  let double = Command { (number: Int) in Signal.just(number * 2) }
  double.execute(1)
}
