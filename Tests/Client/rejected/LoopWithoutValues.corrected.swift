import Signals

func show(_ numbers: Signal<Int, Never>) async {
  for await number in numbers.values() { print(number) }
}
