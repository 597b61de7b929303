import Signals
import TestSupport
import Testing

@Suite("window")
struct WindowTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Window",
      { stage in
        stage[0].window(.seconds(4), count: 2, on: stage.time)
          .flattenMap { $0.collect() }.map { $0.joined() }
      }
    )
  }

  @Test("passes endings at once", arguments: ["|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) {
      $0[0].window(.seconds(4), on: $0.time).flattenMap { $0 }
    }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.window(.seconds(1), on: TestScheduler()).flattenMap { $0 }
    }
  }

  @Test("E104: seventy long and three full, subscribed to at 200, completion at 600")
  func cuts() {
    let play = Play()
    let source = play.hot("1@205 2@210 3@240 4@280 5@320 6@350 7@370 8@420 9@470 C@600")
    play.time.advance(by: .seconds(200))
    let pieces = Log<String>()
    let signal = source.window(.seconds(70), count: 3, on: play.time).map { piece in
      let values = Log<String>()
      piece.subscribe(
        next: { values.add($0) },
        failed: { _ in },
        completed: { pieces.add("\(values.entries.joined())@\(play.now)") }
      )
      return "w"
    }
    #expect(play.record(signal) == "w@205 w@280 w@320 w@420 w@470 C@600")
    // 200 to 240 full, to 310, to 370 full, to 440, to 510.
    #expect(pieces.entries == ["123@240", "4@310", "567@370", "8@440", "9@510"])
  }

  @Test("E105: a failure at 600 ends the open piece and the whole; closed pieces are unaffected")
  func fails() {
    let play = Play()
    let ends = Log<String>()
    let signal = play.hot("1@10 2@80 E@100").window(.seconds(70), on: play.time).map { piece in
      piece.subscribe(
        next: { _ in },
        failed: { _ in ends.add("E@\(play.now)") },
        completed: { ends.add("C@\(play.now)") }
      )
      return "w"
    }
    #expect(play.record(signal) == "w@10 w@80 E@100")
    #expect(ends.entries == ["C@70", "E@100"])
  }

  @Test("a piece remembers its values for who comes later")
  func late() {
    let time = TestScheduler()
    let subject = Subject<Int, Never>()
    let pieces = Log<Signal<Int, Never>>()
    let seen = Log<String>()
    subject.signal.window(.seconds(10), on: time).subscribe(next: { pieces.add($0) })
    subject.send(1)
    subject.send(2)
    time.advance(by: .seconds(10))
    subject.send(3)
    for piece in pieces.entries { piece.subscribeEvents { seen.add("\($0)") } }
    #expect(seen.entries == ["next(1)", "next(2)", "completed", "next(3)"])
  }

  @Test("disposal stops the source and the timer")
  func disposal() {
    let clock = CountingScheduler()
    let subject = Subject<Int, Never>()
    let handle = subject.signal.window(.seconds(9), on: clock).subscribe(next: { _ in })
    subject.send(1)
    #expect(clock.waiting == 1)
    handle.dispose()
    #expect(clock.waiting == 0)
  }

  @Test("an open piece that is listened to goes on without the whole, to its end")
  func piecesGoOn() {
    let time = TestScheduler()
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    let pieces = subject.signal.doDisposed { log.add("off") }.window(.seconds(9), on: time)
    let handle = pieces.subscribe(next: { piece in
      piece.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    })
    subject.send(1)
    handle.dispose()
    subject.send(2)
    #expect(log.entries == ["1", "2"])
    time.advance(by: .seconds(9))
    #expect(log.entries == ["1", "2", "|", "off"])
    subject.send(3)
    #expect(log.count == 4)
  }

  @Test("who left the whole and the pieces leaves nothing running")
  func everyoneLeaves() {
    let clock = CountingScheduler()
    let off = Cell(0)
    let inner = CompoundDisposable()
    let subject = Subject<Int, Never>()
    let handle = subject.signal.doDisposed { off.change { $0 += 1 } }
      .window(.seconds(9), on: clock)
      .subscribe(next: { piece in inner.add(piece.subscribe(next: { _ in })) })
    subject.send(1)
    handle.dispose()
    #expect(off.value == 0)
    inner.dispose()
    #expect(off.value == 1)
    #expect(clock.waiting == 0)
  }
}
