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

@MainActor
final class Board {
  private(set) var title = ""
  var warmest = 0.0
  private let listening = CompoundDisposable()

  func show(_ readings: Signal<Reading, Unreachable>) {
    readings.map(describe)
      .subscribeOnMain(
        next: { [weak self] title in self?.title = title },
        failed: { [weak self] _ in self?.title = "no reading" }
      )
      .disposed(by: listening)
    readings.map(\.celsius).filter { $0 > 30 }.catch { _ in .empty }
      .bind(to: self, \.warmest)
      .disposed(by: listening)
  }

  func stop() { listening.dispose() }
}
