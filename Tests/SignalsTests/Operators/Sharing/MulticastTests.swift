import Signals
import TestSupport
import Testing

@Suite("multicast")
struct MulticastTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "Multicast",
      { stage in
        let connection = stage[0].multicast { Subject() }
        stage.time.schedule(after: .seconds(2)) { connection.connect() }
        return connection.signal
      }
    )
  }

  @Test("passes endings at once", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].multicast { Subject() }.autoconnect() }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.multicast { Subject() }.autoconnect()
    }
  }

  @Test("E124: subscribe, source 1, connect, source 2 C: one subscription, 2 C")
  func connects() {
    let source = Subject<Int, Never>()
    let starts = Cell(0)
    let counted = Signal<Int, Never>.create { observer, lifetime in
      starts.change { $0 += 1 }
      lifetime.add(source.signal.subscribe(observer))
    }
    let connection = counted.multicast { Subject() }
    let seen = Log<String>()
    connection.signal.subscribeEvents { seen.add("a \($0)") }
    connection.signal.subscribeEvents { seen.add("b \($0)") }
    source.send(1)
    #expect(starts.value == 0)
    connection.connect()
    connection.connect()
    source.send(2)
    source.complete()
    #expect(starts.value == 1)
    #expect(seen.entries == ["a next(2)", "b next(2)", "a completed", "b completed"])
  }

  @Test("E128: through a replaying subject of three; the subscription is queued first at 450")
  func replays() {
    let play = Play()
    let arrived = Log<String>()
    let connection = Cell<Connection<String, MarbleFailure>?>(nil)
    play.time.schedule(after: .seconds(450)) {
      connection.value?.signal.subscribe(
        next: { arrived.add("\($0)@\(play.now)") },
        failed: { _ in },
        completed: { arrived.add("C@\(play.now)") }
      )
    }
    let source = play.hot("5@410 9@420 11@430 20@440 22@450 23@460 24@470 25@480 C@490")
    connection.value = source.multicast { ReplaySubject(capacity: 3) }
    connection.value?.connect()
    play.time.advance(to: .seconds(500))
    #expect(
      arrived.entries == [
        "9@450", "11@450", "20@450", "22@450", "23@460", "24@470", "25@480", "C@490",
      ]
    )
  }

  @Test("a connection is for once, and autoconnect makes a fresh one each time")
  func autoconnects() {
    let play = Play()
    let made = Cell(0)
    let connection = play.cold("1@1 2@2", named: "s").multicast {
      made.change { $0 += 1 }
      return Subject()
    }
    let shared = connection.autoconnect()
    let before = made.value
    #expect(play.record(shared, until: 5) == "1@1 2@2")
    #expect(play.record(shared, until: 10) == "1@6 2@7")
    #expect(made.value == before + 2)
    #expect(play.lives.entries == ["+s@0", "-s@5", "+s@5", "-s@10"])
  }
}
