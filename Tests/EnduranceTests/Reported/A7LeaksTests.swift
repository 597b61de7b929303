import Signals
import TestSupport
import Testing

/// Reported faults of the peers: leaks, and memory that grows.
@Suite("A7: leaks and memory growth", .ownThread)
struct A7LeaksTests {
  @Test("A093: a subject that is an observer keeps nothing of a subscription that is over")
  func a093() async throws {
    let growth = try await ProbeRun.growth(in: "A093")
    #expect(growth < ProbeRun.little)
  }

  @Test("A094: deliverOn keeps nothing of the events that were delivered")
  func a094() async throws {
    let growth = try await ProbeRun.growth(in: "A094")
    #expect(growth < ProbeRun.little)
  }

  @Test("A096: combineLatest, concat and merge free everything when all is complete")
  func a096() {
    let alive = Cell(0)
    let endings = Cell(0)
    for _ in 0..<1_000 {
      let subjects = (0..<3).map { _ in
        let subject = Subject<Int, Never>()
        return (subject: subject, kept: kept(subject, Token(alive)))
      }
      let joined = combineLatest(subjects[0].kept.concat(subjects[1].kept), subjects[2].kept)
      let token = Token(alive)
      joined.map { $0 + $1 }.merge(subjects[2].kept).subscribe(
        next: { _ in token.touch() },
        completed: { endings.change { $0 += 1 } }
      )
      for each in subjects {
        each.subject.send(1)
        each.subject.complete()
      }
    }
    #expect(endings.value == 1_000)
    #expect(alive.value == 0)
  }

  @Test("A098: withLatestFrom leaves its second input when it ends", arguments: [true, false])
  func a098(completes: Bool) {
    let (listeners, alive) = (Cell(0), Cell(0))
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let handle: Disposable
    do {
      let token = Token(alive)
      handle = a.signal.withLatestFrom(b.signal.counted(in: listeners))
        .subscribe(next: { _ in token.touch() })
    }
    b.send(1)
    a.send(2)
    #expect([listeners.value, alive.value] == [1, 1])
    if completes { a.complete() } else { handle.dispose() }
    #expect([listeners.value, alive.value] == [0, 0])
  }

  @Test("A099: disposal passes through materialize")
  func a099() {
    let torn = Cell(0)
    let source = Signal<Int, Oops>.create { _, lifetime in
      lifetime.onEnd { torn.change { $0 += 1 } }
    }
    let heard = Heard(source.materialize())
    #expect(torn.value == 0)
    heard.dispose()
    #expect(torn.value == 1)
    #expect(heard.text == "")
  }

  @Test("A101: when the target of a binding is gone, its source is left")
  func a101() {
    final class Owner: Sendable {
      let target = MutableProperty(0)
    }
    let (listeners, calls) = (Cell(0), Cell(0))
    let property = MutableProperty(1)
    do {
      let owner = Owner()
      property.signal.counted(in: listeners).map { value in
        calls.change { $0 += 1 }
        return value
      }.bind(to: owner.target)
      property.value = 2
      #expect(owner.target.value == 2)
      #expect([listeners.value, calls.value] == [1, 2])
    }
    for value in 3...5 { property.value = value }
    #expect([listeners.value, calls.value] == [0, 2])
  }

  @Test("A102: a chain that is bounded by its owner does not keep it, started or not")
  func a102() {
    final class Owner: Sendable {
      let token: Token
      let chain: Signal<Int, Never>
      private let end: Disposable
      init(_ alive: Cell<Int>, _ listeners: Cell<Int>, _ time: TestScheduler) {
        token = Token(alive)
        let (lifetime, end) = Lifetime.make()
        self.end = end
        let ticker = Signal.interval(.seconds(1), on: time).counted(in: listeners)
        chain = combineLatest(ticker.take(during: lifetime), Signal.just(1)).map { $0 + $1 }
          .merge(ticker.take(during: lifetime))
      }
      deinit { end.dispose() }
    }
    let time = TestScheduler()
    let (alive, listeners) = (Cell(0), Cell(0))
    do { withExtendedLifetime(Owner(alive, listeners, time)) {} }
    #expect(alive.value == 0)
    let heard: Heard<Int, Never>
    do {
      let owner = Owner(alive, listeners, time)
      heard = Heard(owner.chain)
      time.advance(by: .seconds(1))
      #expect(alive.value == 1)
      #expect(listeners.value == 2)
    }
    #expect(alive.value == 0)
    #expect(heard.text == "1 0 C")
    #expect(listeners.value == 0)
    time.advance(by: .seconds(10))
    #expect(heard.text == "1 0 C")
  }

  @Test("A103: debounce keeps the newest value only")
  func a103() {
    struct Payload: Sendable {
      let bytes = [UInt8](repeating: 0, count: 1_024)
      let token: Token
    }
    let count = effort(1_000_000, everyday: 100_000)
    let time = TestScheduler()
    let (alive, most) = (Cell(0), Cell(0))
    let subject = Subject<Payload, Never>()
    let heard = Cell(0)
    subject.signal.debounce(.seconds(10), on: time).subscribe(next: { payload in
      heard.change { $0 += payload.bytes.count }
    })
    for _ in 0..<count {
      let payload = Payload(token: Token(alive))
      most.change { $0 = max($0, alive.value) }
      subject.send(payload)
      most.change { $0 = max($0, alive.value) }
    }
    #expect(most.value <= 2)
    time.advance(by: .seconds(10))
    #expect(heard.value == 1_024)
    #expect(alive.value == 0)
  }

  @Test("A104: work that schedules itself again leaves nothing behind")
  func a104() async throws {
    let growth = try await ProbeRun.growth(in: "A104")
    #expect(growth < ProbeRun.little)
  }
}

/// The subject's signal with a closure that keeps a token.
private func kept(_ subject: Subject<Int, Never>, _ token: Token) -> Signal<Int, Never> {
  subject.signal.map { value in
    token.touch()
    return value
  }
}
