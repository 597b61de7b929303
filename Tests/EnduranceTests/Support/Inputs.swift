import Signals
import TestSupport

/// How the script of one run ends.
enum Script: CaseIterable { case completes, fails, disposes }

/// The inputs of one run.
struct Inputs: Sendable {
  let first = HeldInput<Oops>()
  let second = HeldInput<Oops>()
  let calmFirst = HeldInput<Never>()
  let calmSecond = HeldInput<Never>()

  /// Stands in for the operator once that is gone.
  var built: Built { Built(first.signal(sending: [], subscribed: {}, torn: {})) }

  func send(_ value: Int) {
    second.send(value)
    calmSecond.send(value)
    first.send(value)
    calmFirst.send(value)
  }

  func complete() {
    second.complete()
    calmSecond.complete()
    first.complete()
    calmFirst.complete()
  }

  func round(_ number: Int, _ time: TestScheduler) {
    send(number)
    send(number)
    time.advance(by: .seconds(1))
  }

  /// The first input ends, then the second speaks and ends too.
  func end(_ script: Script) {
    if script == .fails { first.fail(Oops()) } else { first.complete() }
    calmFirst.complete()
    second.send(1)
    calmSecond.send(1)
    if script == .fails { second.fail(Oops()) } else { second.complete() }
    calmSecond.complete()
  }
}
