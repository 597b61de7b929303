import Signals

// Subscribing in each form, from plain code and from classes.

func forms(_ numbers: Signal<Int, Never>, _ failing: Signal<Int, Unreachable>) {
  numbers.subscribe { print($0) }
  numbers.subscribe(next: { print($0) }, completed: { print("done") })
  failing.subscribe(next: { print($0) }, failed: { print($0) })
  failing.subscribe(next: { print($0) }, failed: { print($0) }, completed: { print("done") })
  failing.subscribeEvents { event in
    switch event {
    case .next(let number): print(number)
    case .failed(let failure): print(failure)
    case .completed: print("done")
    }
  }
}

func hot() {
  let subject = Subject<Int, Never>()
  let handle = subject.signal.map { $0 + 1 }.subscribe { print($0) }
  subject.send(1)
  subject.complete()
  handle.dispose()
}

func made() -> Signal<Int, Unreachable> {
  .create { observer, lifetime in
    for number in 0..<10 where !lifetime.isEnded { observer.send(number) }
    observer.complete()
  }
}

final class Thermometer: Sendable {
  let celsius = MutableProperty(20.0)

  func warn(_ warn: @escaping @Sendable (Double) -> Void) -> Disposable {
    celsius.signal.filter { $0 > 30 }.subscribe { [weak self] celsius in
      if self != nil { warn(celsius) }
    }
  }
}
