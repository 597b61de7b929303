// error: cannot convert value of type 'Offline' to expected argument type 'Never'
import Signals

struct Offline: Error {}

func give(up numbers: Subject<Int, Never>) { numbers.fail(Offline()) }
