import Signals

struct Offline: Error {}

func give(up numbers: Subject<Int, Offline>) { numbers.fail(Offline()) }
