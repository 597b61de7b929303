import Signals

enum SearchError: Error { case offline }

let time = TestScheduler()
let query = MutableProperty("")

func search(_ text: String) -> Signal<[String], SearchError> {
  if text == "xyz" { return .fail(.offline) }
  return .just(["lisbon", "lisburn"].filter { $0.hasPrefix(text) })
    .delay(.seconds(1), on: time)
}

let answers = query.signal
  .filter { $0.count > 1 }
  .distinctUntilChanged()
  .debounce(.milliseconds(300), on: time)
  .flattenMapLatest { search($0) }

answers.subscribe(next: { print($0) }, failed: { print("failed: \($0)") })

for typed in ["lis", "lisb", "xyz", "lisbo"] {
  query.value = typed
  time.advance(by: typed == "lis" ? .milliseconds(500) : .seconds(2))
}

// ["lisbon", "lisburn"]
// failed: offline
