import Signals

let time = TestScheduler()
let query = MutableProperty("")

let questions = query.signal
  .filter { $0.count > 1 }
  .distinctUntilChanged()
  .debounce(.milliseconds(300), on: time)

questions.subscribe { print("ask for \($0)") }

for typed in ["l", "li", "lis"] {
  query.value = typed
  time.advance(by: .milliseconds(100))
}
time.advance(by: .seconds(1))

// ask for lis
