import Signals

func doubled(_ numbers: Subject<Int, Never>) -> Signal<Int, Never> { numbers.signal.map { $0 * 2 } }
