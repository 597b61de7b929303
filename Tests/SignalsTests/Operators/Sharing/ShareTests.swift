import Signals
import TestSupport
import Testing

@Suite("share")
struct ShareTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Share",
      { stage in
        let shared = stage[0].share(replay: 1)
        return shared.then(Signal<String, MarbleFailure>.empty)
          .merge(shared.delaySubscription(.seconds(3), on: stage.time))
      }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].share() }
    expectMarbles([diagram], diagram) { $0[0].share(replay: 2) }
    expectMarbles([diagram], diagram) { $0[0].share(scope: .forever) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.map { token.pass($0) }.share() }
    expectLaws { signal, token in signal.map { token.pass($0) }.share(replay: 1) }
  }

  @Test("E126: the source lives 215-275 and 285-300")
  func restarts() {
    let play = Play()
    let script = (1...9).map { "\($0)@\(200 + $0 * 10)" }.joined(separator: " ") + " C@300"
    let shared = play.hot(script, named: "s").share()
    let seen = (0..<4).map { _ in Log<String>() }
    for (index, (start, stop)) in [(215, 235), (225, 275), (255, 265), (285, 400)].enumerated() {
      _ = play.time.schedule(after: .seconds(start)) {
        let handle = shared.subscribeEvents { event in
          switch event {
          case .next(let value): seen[index].add(value)
          case .completed: seen[index].add("C")
          case .failed: seen[index].add("E")
          }
        }
        _ = play.time.schedule(after: .seconds(stop - start)) { handle.dispose() }
      }
    }
    play.time.advance(by: .seconds(400))
    #expect(seen.map { $0.entries.joined(separator: " ") } == ["2 3", "3 4 5 6 7", "6", "9 C"])
    #expect(play.lives.entries == ["+s@215", "-s@275", "+s@285", "-s@300"])
  }

  @Test("D16: starts once, starts again after everyone left, and forgets what was")
  func again() {
    let play = Play()
    let shared = play.cold("1@1 2@2").share(replay: 1)
    let first = shared.subscribeEvents { _ in }
    let second = shared.subscribeEvents { _ in }
    play.time.advance(by: .seconds(1))
    first.dispose()
    second.dispose()
    #expect(play.record(shared, until: 4) == "1@2 2@3")
    #expect(play.lives.entries == ["+cold@0", "-cold@1", "+cold@1", "-cold@4"])
  }

  @Test("forever: runs at most once, and answers late observers from memory")
  func forever() {
    let runs = Cell(0)
    let shared = Signal<Int, Never>.defer {
      runs.change { $0 += 1 }
      return .values([1, 2, 3])
    }.share(replay: 2, scope: .forever)
    let seen = Log<String>()
    shared.subscribeEvents { seen.add("a \($0)") }
    shared.subscribeEvents { seen.add("b \($0)") }
    #expect(runs.value == 1)
    #expect(
      seen.entries == [
        "a next(1)", "a next(2)", "a next(3)", "a completed",
        "b next(2)", "b next(3)", "b completed",
      ]
    )
  }

  @Test("a failure reaches everyone, and the next observer starts anew")
  func failure() {
    let play = Play()
    let shared = play.cold("1@1 E@2").share()
    let other = Log<String>()
    shared.subscribeEvents { other.add("\($0)") }
    #expect(play.record(shared, until: 5) == "1@1 E@2")
    #expect(other.count == 2)
    #expect(play.record(shared, until: 10) == "1@6 E@7")
  }

  @Test("an observer that leaves from inside a value stops a synchronous source")
  func leavesInside() {
    let seen = Log<Int>()
    Signal<Int, Never>.values(0...).share().take(3).subscribe(next: { seen.add($0) })
    #expect(seen.entries == [0, 1, 2])
  }
}
