import Foundation
import Signals
import TestSupport
import Testing

/// Nothing is locked while the library calls out: another thread that sends, subscribes, disposes
/// or completes meanwhile goes on, for every operator and every kind of call-out.
@Suite("T20: foreign locks", .ownThread)
struct T20ForeignLockTests {
  /// How many call-outs of one kind are tried in each script: the first, the second, and so on.
  private static let depth = effort(4, everyday: 1, reduced: 1)

  @Test("T20: the library locks nothing around a call-out", arguments: Recipes.whole)
  func matrix(recipe: Recipe) {
    let bystander = Bystander()
    var made: Set<CallOut> = []
    var stuck: [String] = []
    for callOut in CallOut.allCases where stuck.isEmpty {
      for deed in Deed.allCases {
        for script in Script.allCases {
          for skipping in 0..<Self.depth {
            let run = ForeignLockRun(
              recipe: recipe,
              callOut: callOut,
              deed: deed,
              script: script,
              skipping: skipping
            )
            let outcome = run.outcome(bystander)
            if outcome.isStuck { stuck.append(run.description) }
            guard outcome.hasHappened else { break }
            made.insert(callOut)
          }
        }
      }
    }
    #expect(stuck == [])
    #expect(Self.expected(of: recipe).subtracting(made) == [], "\(recipe) made no such call-out")
  }

  @Test("T20: every operator of the catalogue is in the matrix")
  func whole() async throws {
    let operators = try await SymbolGraph.ofSignals().symbols.compactMap(Operator.init)
    try #require(operators.count > 100, "the symbol graph names \(operators.count) operators")
    let known = Set(Recipes.whole.map(\.title)).union(Recipes.elsewhere)
    let lacking = Set(operators.map(\.title)).subtracting(known)
    #expect(lacking == [], "add a recipe for each to EnduranceTests/Support/Catalogue")
    #expect(known.subtracting(operators.map(\.title)) == [], "there is no such operator any more")
  }

  /// The call-outs that a recipe makes; a matrix that tries none of them would prove nothing.
  private static func expected(of recipe: Recipe) -> Set<CallOut> {
    var expected: Set<CallOut> = [.value, .ending]
    switch recipe.title {
    case "ignoreValues()", "promoteValue(_:)", "empty", "fail(_:)": expected.remove(.value)
    case "never": expected = []
    case "interval(_:leeway:on:)": expected.remove(.ending)
    default: break
    }
    if !withoutInput.contains(recipe.title) { expected.formUnion([.subscribing, .teardown]) }
    if holdsClosure(recipe) { expected.formUnion([.closure, .release]) }
    let schedules = recipe.title.contains("on:)") || recipe.title.contains("on:leading")
    if schedules, !["collect(on:)", "measureInterval(on:)"].contains(recipe.title) {
      expected.insert(.scheduling)
    }
    return expected
  }

  private static let withoutInput: Set = [
    "empty", "never", "fail(_:)", "just(_:)", "from(optional:)", "values(_:)", "repeatElement(_:)",
    "generate(_:_:)", "result(_:)", "interval(_:leeway:on:)", "interval(_:every:leeway:on:)",
    "timer(_:on:)",
  ]

  /// Whether what is built keeps the closure that it was given.
  private static func holdsClosure(_ recipe: Recipe) -> Bool {
    let alive = Cell(0)
    func build() -> Built {
      let token = Token(alive)
      return recipe.build(
        Parts(
          first: .never,
          second: .never,
          calmFirst: .never,
          calmSecond: .never,
          visit: { token.touch() },
          time: TestScheduler()
        )
      )
    }
    let built = build()
    return withExtendedLifetime(built) { alive.value > 0 }
  }
}
