import Signals
import TestSupport
import Testing

/// No operator keeps anything of a subscription that is over, or of a signal that nobody has.
@Suite("leaks: every operator", .ownThread)
struct EveryOperatorTests {
  @Test("nothing is left of a signal that nobody subscribed to", arguments: Recipes.whole)
  func neverSubscribed(recipe: Recipe) {
    let (census, inputs) = (Census(), Inputs())
    withExtendedLifetime(census.build(recipe, over: inputs, TestScheduler())) {}
    if Self.startsAtOnce.contains(recipe.title) { inputs.end(.completes) }
    #expect(census.alive() == [])
  }

  @Test(
    "with the ending goes the subscription, with the signal all that it was made of",
    arguments: Recipes.whole,
    [Script.completes, .fails]
  )
  func ended(recipe: Recipe, script: Script) {
    let (census, inputs, time) = (Census(), Inputs(), TestScheduler())
    let ended = Cell(false)
    var handle: Disposable?
    do {
      let built = census.build(recipe, over: inputs, time)
      handle = census.subscribe(to: built, ended)
      for number in 1...3 { inputs.round(number, time) }
      // What waits, as with concat, is started one after another; each has to end.
      for _ in 1...10 {
        inputs.end(script)
        time.advance(by: .seconds(2))
      }
      #expect(ended.value != Self.isEndless(recipe, script))
      if !ended.value { handle?.dispose() }
      withExtendedLifetime(built) {
        #expect(census.alive([.subscriptions, .observers]) == [])
      }
    }
    withExtendedLifetime((handle, inputs, time)) { #expect(census.alive() == []) }
    handle = nil
  }

  @Test("with disposal goes everything at once, before time goes on", arguments: Recipes.whole)
  func disposed(recipe: Recipe) {
    let (census, inputs, time) = (Census(), Inputs(), TestScheduler())
    let ended = Cell(false)
    let handle: Disposable
    do {
      let built = census.build(recipe, over: inputs, time)
      handle = census.subscribe(to: built, ended)
      inputs.round(1, time)
      inputs.send(2)
      handle.dispose()
      withExtendedLifetime(built) {
        #expect(census.alive([.observers]) == [])
        if Self.outlives(recipe) { for _ in 1...2 { inputs.end(.completes) } }
        #expect(census.alive([.subscriptions]) == [])
      }
    }
    withExtendedLifetime((handle, inputs, time)) { #expect(census.alive() == []) }
  }

  /// What subscribes to its input when it is built, as documented.
  private static let startsAtOnce: Set = ["replay()", "replayLast()"]

  /// Whether it goes on, as documented, when its inputs end like this.
  private static func isEndless(_ recipe: Recipe, _ script: Script) -> Bool {
    switch (recipe.title, script) {
    case ("never", _), ("interval(_:leeway:on:)", _): true
    // It starts again after each failure that it is told to.
    case ("retry(when:)", .fails): true
    // The recipe keeps failures away from it by a signal that never ends.
    case ("assertNoFailure(_:file:line:)", .fails): true
    default: false
    }
  }

  /// Whether the work goes on to its end whoever leaves, as documented.
  private static func outlives(_ recipe: Recipe) -> Bool {
    switch (recipe.title, recipe.variant) {
    case ("replay()", _), ("replayLast()", _), ("replayLazily()", _): true
    case ("publish()", ""), ("multicast(_:)", ""): true
    case ("share(replay:scope:)", "for ever"): true
    default: false
    }
  }

  @Test("what runs elsewhere leaves nothing either", arguments: Array(Recipes.elsewhere))
  func elsewhere(title: String) {
    let alive = Cell(0)
    func kept() -> @Sendable () -> Void {
      let token = Token(alive)
      return { token.touch() }
    }
    switch title {
    case "deliverOnMain()":
      leave(Subject<Int, Oops>().signal.map { [keep = kept()] _ in keep() }.deliverOnMain(), kept())
    case "observing(_:)", "observing(on:_:)":
      leave(Signal.observing(on: TestScheduler(), kept()), kept())
    case "task(_:)":
      // The work waits for nothing but its own cancellation.
      leave(
        Signal<Void, Oops>.task { [keep = kept()] in
          keep()
          for await _ in AsyncStream<Void>.makeStream().stream {}
        },
        kept()
      )
    default: Issue.record("say here how \(title) is tried")
    }
    #expect(eventually { alive.value == 0 })
  }

  private func leave<Value, Failure>(
    _ signal: Signal<Value, Failure>,
    _ keep: @escaping @Sendable () -> Void
  ) {
    signal.subscribeEvents { _ in keep() }.dispose()
  }
}
