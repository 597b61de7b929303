import Signals
import TestSupport
import Testing

@Suite("Connection", .ownThread)
struct ConnectionTests {
  let starts = Cell(0)
  let stops = Cell(0)
  let subject = Subject<Int, Oops>()
  let log = Log<String>()

  private var source: Signal<Int, Oops> {
    .create { [starts, stops, subject] observer, lifetime in
      starts.change { $0 += 1 }
      lifetime.onEnd { stops.change { $0 += 1 } }
      lifetime.add(subject.signal.subscribe(observer))
    }
  }

  private func listen(_ name: String, to signal: Signal<Int, Oops>) -> Disposable {
    signal.subscribe(
      next: { [log] in log.add("\(name)\($0)") },
      failed: { [log] _ in log.add("\(name)#") },
      completed: { [log] in log.add("\(name)|") }
    )
  }

  @Test("E124: nothing comes before it is connected, and the source is subscribed to once")
  func connecting() {
    let connection = Connection(source, remembering: 0)
    _ = listen("a", to: connection.signal)
    _ = listen("b", to: connection.signal)
    subject.send(1)
    let first = connection.connect()
    #expect(first === connection.connect())
    subject.send(2)
    subject.complete()
    #expect(starts.value == 1)
    #expect(log.entries == ["a2", "b2", "a|", "b|"])
  }

  @Test("its handle stops it, and it does not start again")
  func stopping() {
    let connection = Connection(source, remembering: 0)
    let listener = listen("a", to: connection.signal)
    connection.connect().dispose()
    subject.send(1)
    #expect((starts.value, stops.value) == (1, 1))
    #expect(listener.isDisposed)
    connection.connect()
    #expect(starts.value == 1)
  }

  @Test("D16: autoconnect starts with the first observer, and afresh after all have left")
  func autoconnecting() {
    let signal = Connection(source, remembering: 1).autoconnect()
    let a = listen("a", to: signal)
    subject.send(1)
    let b = listen("b", to: signal)
    #expect(starts.value == 1)
    a.dispose()
    subject.send(2)
    b.dispose()
    #expect((starts.value, stops.value) == (1, 1))
    subject.send(3)
    let c = listen("c", to: signal)
    subject.send(4)
    #expect(starts.value == 2)
    #expect(log.entries == ["a1", "b1", "b2", "c4"])
    c.dispose()
    #expect(stops.value == 2)
  }

  @Test("autoconnect starts afresh after the end too")
  func autoconnectingAfterEnd() {
    let runs = Cell(0)
    let signal = Connection(
      Signal<Int, Oops>.defer {
        runs.change { $0 += 1 }
        return .just(runs.value)
      },
      remembering: 0
    ).autoconnect()
    _ = listen("a", to: signal)
    _ = listen("b", to: signal)
    #expect(log.entries == ["a1", "a|", "b2", "b|"])
  }

  @Test("a subject of one's own carries it")
  func ownSubject() {
    let carrier = BehaviorSubject<Int, Oops>(0)
    let connection = Connection(source, through: { carrier })
    _ = listen("a", to: connection.signal)
    connection.connect()
    subject.send(1)
    #expect(carrier.value == 1)
    subject.fail(Oops())
    #expect(log.entries == ["a0", "a1", "a#"])
  }

  @Test("an observer that is over before it listens starts nothing that stays")
  func overAlready() {
    let signal = Connection(source, remembering: 0).autoconnect()
    let (lifetime, end) = Lifetime.make()
    end.dispose()
    signal.subscribe(during: lifetime, next: { _ in }, failed: { _ in })
    #expect(starts.value == stops.value)
    _ = listen("a", to: signal)
    subject.send(1)
    #expect(log.entries == ["a1"])
  }

  @Test("joining, leaving and ending on four threads at once leaves nothing behind")
  func threads() {
    let signal = Connection(source, remembering: 1).autoconnect()
    onFourThreads { thread in
      for number in 0..<1_000 {
        if thread == 0 { subject.send(number) } else { listen("", to: signal).dispose() }
      }
    }
    #expect(starts.value == stops.value)
  }
}
