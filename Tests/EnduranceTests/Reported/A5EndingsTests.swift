import Signals
import TestSupport
import Testing

/// Reported faults of the peers: what completes and fails, and when.
@Suite("A5: completion and failure rules", .ownThread)
struct A5EndingsTests {
  @Test("A072: zip forwards a failure of any input at once")
  func a072() {
    let (failing, ending) = (Subject<Int, Oops>(), Subject<Int, Oops>())
    let heard = [
      Heard(zip(failing.signal, ending.signal).map { _ in 0 }),
      Heard(Signal.zip([failing.signal, ending.signal]).map { _ in 0 }),
    ]
    failing.fail(Oops())
    ending.complete()
    #expect(heard.map(\.text) == ["E", "E"])
  }

  @Test("A074: combineLatest shows a failure after an input that was empty")
  func a074() {
    let play = Play()
    let pairs = play.hot("C@1").combineLatest(play.hot("1@2 E@3")).map { $0 + $1 }
    #expect(play.record(pairs) == "E@3")
  }

  @Test("A076: once the replacement has spoken the original is silent")
  func a076() {
    struct Round: Sendable {
      let original = Subject<String, Never>()
      let replacement = Subject<String, Never>()
      let heard: Heard<String, Never>
      init() { heard = Heard(original.signal.takeUntilReplacement(replacement.signal)) }
    }
    let originals = (1...20).map { "o\($0)" }
    inRounds(
      effort(5_000),
      { Round() },
      [
        { round in originals.forEach(round.original.send) },
        { round in
          round.replacement.send("r1")
          round.replacement.send("r2")
          round.replacement.complete()
        },
      ],
      check: { round in
        let events = round.heard.events
        let before = events.prefix { $0.hasPrefix("o") }
        #expect(Array(before) == Array(originals.prefix(before.count)))
        #expect(Array(events.dropFirst(before.count)) == ["r1", "r2", "C"])
        #expect(round.heard.overlaps == 0)
      }
    )
  }

  @Test("A077: takeUntil ends when its trigger does")
  func a077() {
    let play = Play()
    let source = play.hot("1@10 2@20 3@30")
    #expect(play.record(source.takeUntil(play.hot("C@25"))) == "1@10 2@20 C@25")
  }

  @Test("A078: only the replacement completes takeUntilReplacement")
  func a078() {
    let play = Play()
    let replaced = play.hot("1@1 C@5").takeUntilReplacement(play.hot("9@10 C@12"))
    #expect(play.record(replaced) == "1@1 9@10 C@12")
    let open = Play()
    #expect(open.record(open.hot("1@1 C@5").takeUntilReplacement(Signal.never)) == "1@1")
  }

  @Test("A079: what combines no signals completes at once")
  func a079() {
    let heard = [
      Heard(Signal<Int, Never>.merge([Signal<Int, Never>]()).map { "\($0)" }),
      Heard(Signal<Int, Never>.concat([]).map { "\($0)" }),
      Heard(Signal<Int, Never>.zip([]).map { "\($0)" }),
      Heard(Signal<Int, Never>.combineLatest([]).map { "\($0)" }),
    ]
    #expect(heard.map(\.text) == ["C", "C", "C", "C"])
    for each in heard { each.dispose() }
    #expect(heard.map(\.text) == ["C", "C", "C", "C"])
  }
}
