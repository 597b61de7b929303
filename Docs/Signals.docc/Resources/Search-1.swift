import Signals

let query = MutableProperty("")

query.signal.subscribe { print("typed \"\($0)\"") }

query.value = "l"
query.value = "li"

// typed ""
// typed "l"
// typed "li"
