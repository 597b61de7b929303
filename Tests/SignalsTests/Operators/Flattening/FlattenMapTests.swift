import Signals
import TestSupport
import Testing

@Suite("flattenMap")
struct FlattenMapTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "FlattenMap",
      { stage in stage[0].flattenMap { _ in stage[1] } },
      { stage in stage[0].flattenMap { _ in stage.safe(1) } },
      { stage in stage.safe(0).flattenMap { _ in stage[1] } },
      { stage in stage[0].flattenMap(.concat) { _ in stage[1] } },
      { stage in stage[0].flattenMap(.concat) { _ in stage.safe(1) } },
      { stage in stage.safe(0).flattenMap(.concat) { _ in stage[1] } }
    )
  }

  @Test("takes a function as its only argument, whichever of the two can fail")
  func function() {
    @Sendable func same(_ text: String) -> Signal<String, MarbleFailure> { .just(text) }
    @Sendable func calm(_ text: String) -> Signal<String, Never> { .just(text) }
    expectMarbles(["ab|"], "ab|") { $0[0].flattenMap(same) }
    expectMarbles(["ab|"], "ab|") { $0[0].flattenMap(calm) }
    expectMarbles(["ab|"], "ab|") { $0.safe(0).flattenMap(same) }
    expectMarbles(["ab|"], "ab|") { $0[0].flattenMap(.concat, same) }
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].flattenMap { Signal.just($0) } }
    expectMarbles([diagram], diagram) { $0[0].flattenMap { Signal.values([$0]) } }
    expectMarbles([diagram], diagram) { $0[0].flattenMap(.concat) { Signal.just($0) } }
  }

  @Test("keeps the laws of operators", arguments: FlattenTests.strategies)
  func laws(strategy: FlattenStrategy) {
    expectLaws { signal, token in
      signal.flattenMap(strategy) { Signal<String, MarbleFailure>.just(token.pass($0)) }
    }
  }

  @Test("E008: outer 1@10 2@20 C@30; inner k sends k1@+5 k2@+15 C@+16; a tie is first come")
  func merges() {
    let play = Play()
    let signal = play.hot("1@10 2@20 C@30").flattenMap { k in
      play.cold("\(k)1@5 \(k)2@15 C@16", named: k)
    }
    #expect(play.record(signal) == "11@15 12@25 21@25 22@35 C@36")
  }

  @Test("E009: the same, inner 2 fails at +3; inner 1 and the outer signal stop at 23")
  func innerFails() {
    let play = Play()
    let signal = play.hot("1@10 2@20 C@30").flattenMap { k in
      play.cold(k == "2" ? "E@3" : "11@5 12@15 C@16", named: k)
    }
    #expect(play.record(signal) == "11@15 E@23")
    #expect(play.lives.entries.prefix(4) == ["+hot@0", "+1@10", "+2@20", "-2@23"])
    #expect(Set(play.lives.entries.suffix(2)) == ["-1@23", "-hot@23"])
  }

  @Test("E011: completes only after the outer signal, even if all inner ones are empty")
  func emptyInner() {
    expectMarbles(["12--|"], "----|") {
      $0[0].flattenMap { _ in Signal<String, MarbleFailure>.empty }
    }
  }

  @Test("takes whatever can be used as a signal")
  func convertible() {
    let inner = Subject<Int, Never>()
    let seen = Log<Int>()
    for strategy in FlattenTests.strategies {
      Signal<Int, Never>.just(0).flattenMap(strategy) { _ in inner }
        .subscribe(next: { seen.add($0) })
    }
    inner.send(1)
    #expect(seen.entries == [1, 1, 1, 1, 1, 1])
  }

  @Test(
    "an endless inner signal stops when nobody listens any more",
    arguments: FlattenTests.strategies
  )
  func endless(strategy: FlattenStrategy) {
    let seen = Log<Int>()
    Signal<Int, Never>.values(0...).flattenMap(strategy) { Signal.values($0...) }.take(3)
      .subscribe(next: { seen.add($0) })
    #expect(seen.count == 3)
  }
}
