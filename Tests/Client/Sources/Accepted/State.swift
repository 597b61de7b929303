import Observation
import Signals

// Properties, bindings, commands and observation as people write them.

struct Station: Sendable {
  var name = "Lisbon"
  var isOpen = true
}

func composed(_ station: MutableProperty<Station>, _ isOnline: Property<Bool>) -> Property<String> {
  let name = station.map(\.name).distinctUntilChanged()
  let canAsk = station.map { $0.isOpen }.and(isOnline).or(isOnline.not())
  let both = name.combineLatest(canAsk).map { name, canAsk in canAsk ? name : "closed" }
  let inner = both.map { text in MutableProperty(text) }.flatten()
  print(inner.value, canAsk.value, name.zip(both).value.0)
  return inner
}

func bound(_ name: Property<String>) {
  let shown = MutableProperty("")
  name.signal.bind(to: shown)
  name.map { $0.count }.signal.map { "\($0)" }.bind(to: shown).dispose()
  shown.bindBothWays(to: MutableProperty(""))
}

enum Refusal: Error { case empty }

func checked() -> ValidatingProperty<String, Refusal> {
  ValidatingProperty("Lisbon") { (name) throws(Refusal) in
    if name.isEmpty { throw .empty }
    return name
  }
}

func commands(
  _ isOnline: MutableProperty<Bool>,
  _ forecast: @escaping @Sendable (String) -> Signal<Int, Refusal>
) {
  let refresh = Command(enabledIf: isOnline.readOnly(), forecast)
  refresh.execute("Lisbon").subscribe(next: { print($0) }, failed: { print($0) })
  refresh.errors.subscribe { print($0) }
  let count = Command { (number: Int) in Signal<Int, Never>.just(number + 1) }
  count.execute(1)
  let tick = Command { Signal<Int, Never>.just(1) }
  tick.execute()
  let busy = refresh.executing.or(count.executing).or(tick.executing)
  busy.signal.subscribe { print($0) }
}

@Observable @MainActor
final class Form {
  var query = ""
  var title = ""
  private var bindings: [Disposable] = []

  func start(_ titles: Signal<String, Never>) {
    bindings = [
      titles.bind(to: self, \.title),
      Signal.observing { [weak self] in self?.query }.subscribe { query in print(query ?? "gone") },
    ]
  }
}

func channel() {
  let channel = Channel<Int>()
  channel.following.signal.map { $0 + 1 }.subscribe { print($0) }
  channel.leading.send(1)
}

func scheduled(_ numbers: Signal<Int, Never>, on actor: some Actor) {
  numbers.deliverOn(.task()).debounce(.seconds(1), on: .actor(actor)).subscribe { print($0) }
}
