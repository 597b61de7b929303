import Signals

// A137: closures written on the main actor, run on another queue, without isolation to trap over.

@MainActor
func loadInBackground(into total: MutableProperty<Int>) -> Disposable {
  Signal<Int, Never>.just(1).deliverOn(.queue()).map { $0 + 1 }.subscribe { total.value = $0 }
}
