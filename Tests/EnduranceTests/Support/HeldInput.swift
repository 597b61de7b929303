import Signals
import TestSupport

/// A source whose events any thread sends, to whoever has subscribed.
final class HeldInput<Failure: Error>: Sendable {
  private struct Held: Sendable {
    var all: [(number: Int, observer: Observer<Int, Failure>)] = []
    var next = 0
  }

  private let held = Cell(Held())

  /// Calls `subscribed` and `torn` for each subscription, and sends `first` at once.
  func signal(
    sending first: [Int],
    subscribed: @escaping @Sendable () -> Void,
    torn: @escaping @Sendable () -> Void
  ) -> Signal<Int, Failure> {
    .create { [self] observer, lifetime in
      subscribed()
      let number = hold(observer)
      lifetime.onEnd { [self] in
        release(number)
        torn()
      }
      for value in first { observer.send(value) }
    }
  }

  func send(_ value: Int) { for observer in observers { observer.send(value) } }
  func complete() { for observer in observers { observer.complete() } }
  func fail(_ failure: Failure) { for observer in observers { observer.fail(failure) } }

  private var observers: [Observer<Int, Failure>] { held.value.all.map(\.observer) }

  private func hold(_ observer: Observer<Int, Failure>) -> Int {
    held.change { held in
      held.next += 1
      held.all.append((held.next, observer))
      return held.next
    }
  }

  private func release(_ number: Int) {
    let before = held.change { held in
      let before = held.all
      held.all.removeAll { $0.number == number }
      return before
    }
    withExtendedLifetime(before) {}
  }
}
