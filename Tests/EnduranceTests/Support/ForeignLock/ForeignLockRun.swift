import Signals
import TestSupport

/// What the other thread does while the call-out waits.
enum Deed: CaseIterable { case send, subscribe, dispose, complete }

/// One operator, one call-out, one deed: a cell of the matrix.
struct ForeignLockRun: Sendable, CustomStringConvertible {
  let recipe: Recipe
  let callOut: CallOut
  let deed: Deed
  let script: Script
  let skipping: Int

  var description: String {
    "\(recipe): \(deed) during \(callOut) \(skipping), in a script that \(script)"
  }

  /// Whether the call-out was made at all, and whether the other thread could go on during it.
  func outcome(_ bystander: Bystander) -> (hasHappened: Bool, isStuck: Bool) {
    let probe = Probe(callOut, skipping: skipping, bystander)
    let inputs = Inputs()
    let (lifetime, end) = Lifetime.make()
    let target = Cell<Built?>(nil)
    probe.arm {
      switch deed {
      case .send: inputs.send(9)
      case .subscribe: (target.value ?? inputs.built).subscribe(nil, {}, {}).dispose()
      case .dispose: end.dispose()
      case .complete: inputs.complete()
      }
    }
    play(probe, inputs, lifetime, target)
    probe.disarm()
    end.dispose()
    return (probe.hasHappened, probe.isStuck)
  }

  /// Holds what is built for as long as it runs, and no longer.
  private func play(_ probe: Probe, _ inputs: Inputs, _ lifetime: Lifetime, _ target: Cell<Built?>)
  {
    let time = TestScheduler()
    let built = recipe.build(parts(probe, inputs, time))
    // The other thread must not hold what is to be released.
    if callOut != .release { target.value = built }
    let value: CallOut = callOut == .replay ? .replay : .value
    let handle = built.subscribe(lifetime, { probe.call(value) }, { probe.call(.ending) })
    for number in 1...3 { inputs.round(number, time) }
    for _ in 1...2 where script != .disposes {
      inputs.end(script)
      time.advance(by: .seconds(2))
      inputs.round(2, time)
    }
    handle.dispose()
    time.advance(by: .seconds(10))
    target.value = nil
  }

  private func parts(_ probe: Probe, _ inputs: Inputs, _ time: TestScheduler) -> Parts {
    let farewell = Farewell { probe.call(.release) }
    let first = callOut == .replay ? [1, 2] : []
    func signal<Failure>(_ input: HeldInput<Failure>) -> Signal<Int, Failure> {
      input.signal(
        sending: first,
        subscribed: { probe.call(.subscribing) },
        torn: { probe.call(.teardown) }
      )
    }
    return Parts(
      first: signal(inputs.first),
      second: signal(inputs.second),
      calmFirst: signal(inputs.calmFirst),
      calmSecond: signal(inputs.calmSecond),
      visit: {
        probe.call(.closure)
        farewell.touch()
      },
      time: callOut == .scheduling
        ? CallingScheduler(time: time) { probe.call(.scheduling) } : time
    )
  }
}
