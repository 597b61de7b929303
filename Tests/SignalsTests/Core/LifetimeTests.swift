import Signals
import TestSupport
import Testing

@Suite("Lifetime")
struct LifetimeTests {
  @Test("actions and handles go once, in the order in which they were added")
  func order() {
    let log = Log<String>()
    let (lifetime, end) = Lifetime.make()
    lifetime.onEnd { log.add("a") }
    lifetime.add(Disposable { log.add("b") })
    lifetime.onEnd { log.add("c") }
    #expect(!lifetime.isEnded)
    end.dispose()
    end.dispose()
    #expect(lifetime.isEnded)
    #expect(log.entries == ["a", "b", "c"])
    lifetime.onEnd { log.add("late action") }
    lifetime.add(Disposable { log.add("late handle") })
    #expect(log.entries == ["a", "b", "c", "late action", "late handle"])
  }

  @Test("an action that was taken back does not run, and is let go of")
  func takingBack() {
    let alive = Cell(0)
    let log = Log<String>()
    let (lifetime, end) = Lifetime.make()
    do {
      let token = Token(alive)
      let handle = lifetime.onEnd {
        token.touch()
        log.add("taken back")
      }
      handle.dispose()
    }
    #expect(alive.value == 0)
    end.dispose()
    #expect(log.entries == [])
  }

  @Test("the handle of an action that ran is over")
  func handleAfterwards() {
    let (lifetime, end) = Lifetime.make()
    let handle = lifetime.onEnd {}
    end.dispose()
    #expect(handle.isDisposed)
  }

  @Test("what comes and goes during a long subscription is not kept")
  func growth() {
    let alive = Cell(0)
    let observers = Log<Observer<Int, Never>>()
    let lifetimes = Log<Lifetime>()
    let handle = Signal<Int, Never>.create { observer, lifetime in
      observers.add(observer)
      lifetimes.add(lifetime)
    }.subscribe(next: { _ in })
    let lifetime = lifetimes.entries[0]
    for _ in 0..<10_000 {
      let token = Token(alive)
      lifetime.onEnd { token.touch() }.dispose()
      let passing = Disposable { token.touch() }
      lifetime.add(passing)
      passing.dispose()
    }
    #expect(alive.value == 0)
    #expect(lifetime.isEnded == false)
    handle.dispose()
    #expect(lifetime.isEnded)
  }

  @Test("a subscription during a lifetime ends with it, and is not kept after its own end")
  func subscribing() {
    let (lifetime, end) = Lifetime.make()
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    let first = subject.signal.subscribe(during: lifetime, next: { log.add("a\($0)") })
    subject.signal.take(1).subscribe(
      during: lifetime,
      next: { log.add("b\($0)") },
      completed: { log.add("b|") }
    )
    subject.send(1)
    end.dispose()
    subject.send(2)
    #expect(first.isDisposed)
    #expect(log.entries == ["a1", "b1", "b|"])
  }

  @Test("a lifetime stops a synchronous signal from inside the first callback")
  func synchronous() {
    let (lifetime, end) = Lifetime.make()
    let log = Log<Int>()
    Signal<Int, Never>.values(0...).subscribe(
      during: lifetime,
      next: { value in
        log.add(value)
        if value == 2 { end.dispose() }
      }
    )
    #expect(log.entries == [0, 1, 2])
    Signal<Int, Never>.values(0...).subscribe(during: lifetime, next: log.add)
    #expect(log.count == 3)
  }

  @Test("ending it during its own teardown, and adding then, is harmless")
  func reentrancy() {
    let log = Log<String>()
    let (lifetime, end) = Lifetime.make()
    lifetime.onEnd {
      log.add("a")
      end.dispose()
      lifetime.onEnd { log.add("b") }
    }
    end.dispose()
    #expect(log.entries == ["a", "b"])
  }
}
