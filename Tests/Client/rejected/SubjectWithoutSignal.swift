// error: value of type 'Subject<Int, Never>' has no member 'map'
import Signals

func doubled(_ numbers: Subject<Int, Never>) -> Signal<Int, Never> { numbers.map { $0 * 2 } }
