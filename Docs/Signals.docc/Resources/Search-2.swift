import Signals

let query = MutableProperty("")

let questions = query.signal
  .filter { $0.count > 1 }
  .distinctUntilChanged()

questions.subscribe { print("ask for \($0)") }

for typed in ["l", "li", "li", "lis"] { query.value = typed }

// ask for li
// ask for lis
