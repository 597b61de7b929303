import Signals
import TestSupport

/// Counts what is alive of all that one use of an operator brings to life.
struct Census: Sendable {
  /// What the inputs are made of.
  let inputs = Cell(0)
  /// Subscriptions to the inputs.
  let subscriptions = Cell(0)
  /// What the operator's closures hold.
  let closures = Cell(0)
  /// What the observer holds.
  ///
  /// The operator's state sits in one object with the way to the observer, so this is alive as long
  /// as any state is.
  let observers = Cell(0)

  /// What is alive of these, a phrase each.
  func alive(_ kinds: [Kind] = Kind.allCases) -> [String] {
    kinds.compactMap { kind in
      let count =
        switch kind {
        case .inputs: inputs.value
        case .subscriptions: subscriptions.value
        case .closures: closures.value
        case .observers: observers.value
        }
      return count == 0 ? nil : "\(count) \(kind)"
    }
  }

  enum Kind: CaseIterable { case inputs, subscriptions, closures, observers }

  /// Builds an operator over `inputs` so that all of it is counted.
  func build(_ recipe: Recipe, over inputs: Inputs, _ time: TestScheduler) -> Built {
    let token = Token(closures)
    return recipe.build(
      Parts(
        first: counted(inputs.first),
        second: counted(inputs.second),
        calmFirst: counted(inputs.calmFirst),
        calmSecond: counted(inputs.calmSecond),
        visit: { token.touch() },
        time: time
      )
    )
  }

  private func counted<Failure>(_ input: HeldInput<Failure>) -> Signal<Int, Failure> {
    let token = Token(inputs)
    return input.signal(
      sending: [],
      subscribed: { [subscriptions] in
        token.touch()
        subscriptions.change { $0 += 1 }
      },
      torn: { [subscriptions] in subscriptions.change { $0 -= 1 } }
    )
  }

  /// Subscribes a counted observer, which notes in `ended` that the signal has ended.
  func subscribe(to built: Built, _ ended: Cell<Bool>) -> Disposable {
    let token = Token(observers)
    return built.subscribe(nil, { token.touch() }) {
      token.touch()
      ended.value = true
    }
  }
}
