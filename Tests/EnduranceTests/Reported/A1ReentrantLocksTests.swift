import Signals
import TestSupport
import Testing

/// Reported faults of the peers: locks that are held while foreign code runs, on one thread.
///
/// Each test runs on a thread of its own, so that a deadlock fails instead of hanging.
@Suite("A1: locks held across call-outs, one thread", .ownThread)
struct A1ReentrantLocksTests {
  @Test("A001: take(1) behind a switch ends during a value, and each input is torn down once")
  func a001() {
    let (innerTorn, outerTorn) = (Cell(0), Cell(0))
    let log = Log<String>()
    onThreads([
      {
        let inner = Signal<Int, Never>.create { observer, lifetime in
          lifetime.onEnd { innerTorn.change { $0 += 1 } }
          observer.send(10)
          observer.complete()
        }
        let outer = Signal<Int, Never>.create { observer, lifetime in
          lifetime.onEnd { outerTorn.change { $0 += 1 } }
          observer.send(1)
          observer.complete()
        }
        outer.map { _ in inner }.switchToLatest().take(1)
          .subscribe(next: { log.add("\($0)") }, completed: { log.add("C") })
        log.add("returned")
      }
    ])
    #expect(log.entries == ["10", "C", "returned"])
    #expect([innerTorn.value, outerTorn.value] == [1, 1])
  }

  @Test("A010: a pair may end both inputs of combineLatest")
  func a010() {
    let heard = onOneThread {
      let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
      let heard = Heard(a.signal.combineLatest(b.signal)) { _ in
        a.complete()
        b.complete()
      }
      a.send(1)
      b.send(2)
      return heard.text
    }
    #expect(heard == "(1, 2) C")
  }

  @Test("A012: letting go of an observer may end the subject that is sending to it")
  func a012() {
    let texts = onOneThread {
      let subject = Subject<String, Never>()
      let first = Log<String>()
      let (lifetime, end) = Lifetime.make()
      do {
        let farewell = Farewell { subject.complete() }
        subject.signal.subscribe(during: lifetime) { value in
          farewell.touch()
          first.add(value)
          end.dispose()
        }
      }
      let second = Heard(subject)
      subject.send("v1")
      return [first.entries.joined(separator: " "), second.text]
    }
    #expect(texts == ["v1", "v1 C"])
  }

  @Test("A014: a property may be observed while it delivers")
  func a014() {
    let log = Log<Int>()
    let inside = Log<Int>()
    onThreads([
      {
        let (f, b) = (MutableProperty(0), MutableProperty(0))
        f.changes.subscribe(next: { b.value = $0 })
        b.changes.subscribe(next: { _ in
          inside.add(f.value)
          f.signal.subscribe(next: log.add)
        })
        f.value = 5
        inside.add(-1)
      }
    ])
    #expect(log.entries == [5])
    #expect(inside.entries == [5, -1], "it was read inside, and setting it returned")
  }

  @Test("A017: cancelling may let go of an object whose end completes the same subscription")
  func a017() {
    let alive = Cell(0)
    let heard = onOneThread {
      let subject = Subject<Int, Never>()
      let log = Log<String>()
      let handle: Disposable
      do {
        let token = Token(alive)
        let farewell = Farewell {
          token.touch()
          subject.complete()
        }
        handle = subject.signal.subscribe(
          next: { value in
            farewell.touch()
            log.add("\(value)")
          },
          completed: {
            farewell.touch()
            log.add("C")
          }
        )
      }
      #expect(alive.value == 1)
      handle.dispose()
      return log.entries
    }
    #expect(heard == [])
    #expect(alive.value == 0)
  }

  @Test("A019: a subscriber may send to the replay subject that replays to it")
  func a019() {
    let texts = onOneThread {
      let subject = ReplaySubject<Int, Never>(capacity: 2)
      subject.send(1)
      let first = Heard(subject) { if $0 == 1 { subject.send(2) } }
      let second = Heard(subject)
      return [first.text, second.text]
    }
    #expect(texts == ["1 2", "1 2"])
  }

  @Test("A020: commands that disable one another through their own executing do not hang")
  func a020() {
    struct Seen: Sendable {
      var executing: [[Bool]] = []
      var enabled: [[Bool]] = []
    }
    let seen = onOneThread {
      let idle = MutableProperty(true)
      let stop = Subject<Void, Never>()
      let commands = (0..<3).map { _ in
        Command<Int, Int, Never>(enabledIf: idle.readOnly()) { _ in
          Signal.never.takeUntil(stop.signal)
        }
      }
      for command in commands { command.executing.not().signal.bind(to: idle) }
      var seen = Seen()
      func look() {
        seen.executing.append(commands.map(\.executing.value))
        seen.enabled.append(commands.map(\.enabled.value))
      }
      commands[0].execute(1)
      look()
      stop.send(())
      look()
      return seen
    }
    #expect(seen?.executing == [[true, false, false], [false, false, false]])
    #expect(seen?.enabled == [[false, false, false], [true, true, true]])
  }

  @Test("A022: changing a command's condition from an observer of executing repeats nothing")
  func a022() {
    let log = Log<Bool>()
    let condition = MutableProperty(1)
    onThreads([
      {
        let command = Command<Int, Int, Never>(enabledIf: condition.map { $0 == 0 }) {
          Signal.just($0)
        }
        command.executing.signal.subscribe(next: { isExecuting in
          log.add(isExecuting)
          condition.value = 10
        })
      }
    ])
    #expect(log.entries == [false])
    #expect(condition.value == 10)
  }
}

/// Runs `body` on a thread of its own and returns what it returns; nil when it is stuck.
private func onOneThread<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) -> Result? {
  let result = Cell<Result?>(nil)
  onThreads([{ result.value = body() }])
  return result.value
}
