import Signals

struct Negative: Error {}

func positive(_ numbers: Signal<Int, Never>) -> Signal<Int, Negative> {
  numbers.promoteError(Negative.self).tryMap { (number) throws(Negative) in
    if number < 0 { throw Negative() }
    return number
  }
}
