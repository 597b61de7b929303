import Signals

// A module whose code is on the main actor unless it says otherwise.

final class Clock {
  private(set) var text = ""
  private var listening: Disposable?

  func start(_ seconds: Signal<Int, Never>) {
    listening = seconds.map { $0 % 60 }.filter { $0 % 2 == 0 }.subscribe { [weak self] second in
      Task { @MainActor in self?.text = "\(second) s" }
    }
  }

  func stop() { listening?.dispose() }
}

func total(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.scan(0) { $0 + $1 }
}
