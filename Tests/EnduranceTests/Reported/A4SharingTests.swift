import Signals
import TestSupport
import Testing

/// Reported faults of the peers: events that replaying and sharing lose.
@Suite("A4: lost events, replaying and sharing", .ownThread)
struct A4SharingTests {
  @Test("A049: a replay subject loses nothing between repeating and listening")
  func a049() {
    struct Round: Sendable {
      let subject = ReplaySubject<Int, Never>()
      let log = Log<Int>()
      init() { subject.send(0) }
    }
    inRounds(
      effort(3_000),
      { Round() },
      [
        { round in for value in 1...5 { round.subject.send(value) } },
        { round in round.subject.signal.subscribe(next: round.log.add) },
      ],
      check: { round in #expect(round.log.entries == [0, 1, 2, 3, 4, 5]) }
    )
  }

  @Test("A051: all who subscribe to a connection at once share one subject")
  func a051() {
    struct Round: Sendable {
      let source = Subject<Int, Never>()
      let made = Cell(0)
      let heard = Log<Heard<Int, Never>>()
      let connection: Connection<Int, Never>
      init() {
        connection = source.signal.multicast { [made] in
          made.change { $0 += 1 }
          return Subject<Int, Never>()
        }
      }
    }
    let join: @Sendable (Round) -> Void = { $0.heard.add(Heard($0.connection.signal)) }
    inRounds(
      effort(100),
      { Round() },
      Array(repeating: join, count: 16),
      check: { round in
        round.connection.connect()
        for value in 1...3 { round.source.send(value) }
        round.source.complete()
        #expect(round.heard.entries.map(\.text) == Array(repeating: "1 2 3 C", count: 16))
        #expect(round.made.value == 1)
      }
    )
  }

  @Test("A052: a share that is joined by many at once starts its source once")
  func a052() {
    struct Round: Sendable {
      let started = Cell(0)
      let torn = Cell(0)
      let handles = Log<Disposable>()
      let shared: Signal<Int, Never>
      init() {
        shared = Signal.create { [started, torn] _, lifetime in
          started.change { $0 += 1 }
          lifetime.onEnd { torn.change { $0 += 1 } }
        }.share()
      }
    }
    let join: @Sendable (Round) -> Void = { $0.handles.add($0.shared.subscribe(next: { _ in })) }
    inRounds(
      effort(100),
      { Round() },
      Array(repeating: join, count: 32),
      check: { round in
        #expect([round.started.value, round.torn.value] == [1, 0])
        for handle in round.handles.entries { handle.dispose() }
        #expect([round.started.value, round.torn.value] == [1, 1])
      }
    )
  }

  @Test("A054: a synchronous signal that is shared pairs with itself")
  func a054() {
    let shared = Signal<String, Never>.just("x").share(replay: 1)
    #expect(Heard(zip(shared, shared)).text == #"("x", "x") C"#)
  }

  @Test("A065: who joins a share that is ending gets an ending")
  func a065() {
    struct Round: Sendable {
      let shared = Signal<Int, Never>.just(1).share()
      let heard = Log<Heard<Int, Never>>()
    }
    let join: @Sendable (Round) -> Void = { $0.heard.add(Heard($0.shared)) }
    inRounds(
      effort(10_000),
      { Round() },
      [join, join],
      check: { round in
        let texts = round.heard.entries.map(\.text)
        #expect(texts.count == 2 && texts.allSatisfy { ["1 C", "C"].contains($0) }, "\(texts)")
      }
    )
  }

  @Test("A067: a lazily replayed signal lives on in what is derived from it")
  func a067() {
    let source = Subject<Int, Never>()
    let heard: Heard<Int, Never>
    do {
      let replayed = source.signal.replayLazily()
      heard = Heard(replayed.map { $0 })
    }
    source.send(1)
    source.complete()
    #expect(heard.text == "1 C")
  }

  @Test("A068: a connection that replays still does so after its end")
  func a068() {
    let source = Subject<Int, Never>()
    let all = source.signal.replay()
    let eight = source.signal.multicast { ReplaySubject<Int, Never>(capacity: 8) }
    all.connect()
    eight.connect()
    source.send(1)
    source.complete()
    #expect(Heard(all.signal).text == "1 C")
    #expect(Heard(eight.signal).text == "1 C")
  }

  @Test("A070: a connection that was disposed cannot be made again, and says so")
  func a070() {
    let starts = Cell(0)
    let source = Subject<Int, Never>()
    let connection = source.signal.on(subscribed: { starts.change { $0 += 1 } }).publish()
    let heard = Heard(connection.signal)
    connection.connect().dispose()
    let again = connection.connect()
    source.send(1)
    #expect(again.isDisposed)
    #expect(heard.text == "")
    #expect(starts.value == 1)
    let fresh = connection.autoconnect()
    Heard(fresh).dispose()
    let second = Heard(fresh)
    source.send(2)
    #expect(second.text == "2", "autoconnect() is what starts afresh")
    #expect(starts.value == 3)
  }

  @Test("A071: an ending does not overtake what is replayed")
  func a071() {
    let subject = ReplaySubject<Int, Never>()
    subject.send(1)
    subject.send(2)
    let heard = Heard(subject) { if $0 == 1 { subject.complete() } }
    #expect(heard.text == "1 2 C")
  }
}
