import Signals
import TestSupport

/// What an operator is built over: two inputs, each with and without failures, something its
/// closures call, and a scheduler.
struct Parts: Sendable {
  let first: Signal<Int, Oops>
  let second: Signal<Int, Oops>
  let calmFirst: Signal<Int, Never>
  let calmSecond: Signal<Int, Never>
  /// Every closure that an operator takes calls this.
  let visit: @Sendable () -> Void
  let time: any Scheduler

  /// The second input as switches: odd is on, even is off.
  var isOn: Signal<Bool, Never> { calmSecond.map { !$0.isMultiple(of: 2) } }
}

/// A built operator, whatever its types are.
struct Built: Sendable {
  /// Subscribes with something to call at each value and at the end.
  let subscribe:
    @Sendable (
      _ lifetime: Lifetime?, _ next: @escaping @Sendable () -> Void,
      _ ended: @escaping @Sendable () -> Void
    ) -> Disposable

  init<Value, Failure>(_ signal: Signal<Value, Failure>) {
    subscribe = { lifetime, next, ended in
      signal.subscribeEvents(during: lifetime) { event in
        if case .next = event { next() } else { ended() }
      }
    }
  }

  /// A connection is connected by who subscribes, and not disconnected by the one who leaves.
  init<Value, Failure>(_ connection: Connection<Value, Failure>) {
    subscribe = { lifetime, next, ended in
      let handle = connection.signal.subscribeEvents(during: lifetime) { event in
        if case .next = event { next() } else { ended() }
      }
      connection.connect()
      return handle
    }
  }
}

/// How to build one operator, or one overload of it.
struct Recipe: Sendable, CustomStringConvertible {
  /// The operator's name with its labels, as the symbol graph spells it.
  let title: String
  /// Which overload or variant it is, where there are several.
  let variant: String
  let build: @Sendable (Parts) -> Built

  var description: String { variant.isEmpty ? title : "\(title), \(variant)" }
}

/// The recipes, added one by one, so that each is type-checked by itself.
struct Recipes {
  private(set) var all: [Recipe] = []

  mutating func add(
    _ title: String,
    _ variant: String = "",
    _ build: @escaping @Sendable (Parts) -> Built
  ) {
    all.append(Recipe(title: title, variant: variant, build: build))
  }

  /// How to build each operator of the library.
  static let whole: [Recipe] = {
    var recipes = Recipes()
    recipes.addCreating()
    recipes.addCombining()
    recipes.addEffects()
    recipes.addFiltering()
    recipes.addFlattening()
    recipes.addRecovering()
    recipes.addSharing()
    recipes.addTiming()
    recipes.addTransforming()
    return recipes.all
  }()

  /// What runs where no test waits for it: on the main thread, or in a task.
  static let elsewhere: Set = ["deliverOnMain()", "observing(_:)", "observing(on:_:)", "task(_:)"]
}
