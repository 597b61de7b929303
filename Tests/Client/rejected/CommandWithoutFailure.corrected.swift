import Signals

func doubling() {
  let double = Command { (number: Int) in Signal<Int, Never>.just(number * 2) }
  double.execute(1)
}
