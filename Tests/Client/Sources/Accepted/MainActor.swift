import Signals

// A view model: signals from anywhere, state on the main actor.

@MainActor
final class ViewModel {
  private let query = MutableProperty("")
  private(set) var title = ""
  private var listening: Disposable?

  func search(for text: String) { query.value = text }

  func start() {
    let titles = query.signal.filter { !$0.isEmpty }.map { "Weather in \($0)" }
    listening = titles.subscribe { [weak self] title in
      Task { @MainActor in self?.title = title }
    }
  }

  func stop() { listening?.dispose() }
}
