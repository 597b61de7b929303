import Signals
import TestSupport
import Testing

@Suite("KeyedShare", .ownThread)
struct KeyedShareTests {
  @Test(
    "two observers of one key share one run, another key has its own, the last to leave ends it"
  )
  func sharing() {
    let log = Log<String>()
    let subjects = ["a": Subject<Int, Never>(), "b": Subject<Int, Never>()]
    let share = KeyedShare { (key: String) in
      (subjects[key]?.signal ?? .empty)
        .initially { log.add("+\(key)") }
        .doDisposed { log.add("-\(key)") }
    }
    let first = share["a"].subscribe(next: { log.add("first \($0)") })
    let second = share["a"].subscribe(next: { log.add("second \($0)") })
    let other = share["b"].subscribe(next: { log.add("other \($0)") })
    subjects["a"]?.send(1)
    subjects["b"]?.send(2)
    first.dispose()
    subjects["a"]?.send(3)
    #expect(share.count == 2)
    second.dispose()
    other.dispose()
    #expect(
      log.entries == [
        "+a", "+b", "first 1", "second 1", "other 2", "second 3", "-a", "-b",
      ]
    )
    #expect(share.count == 0)
  }

  @Test("an ending reaches all who listen to the key, and who comes then starts anew")
  func endings() {
    let log = Log<String>()
    let runs = Cell(0)
    let current = Cell<Subject<Int, Oops>>(Subject())
    let share = KeyedShare { (_: Int) in
      runs.change { $0 += 1 }
      return current.value
    }
    share[7].subscribe(next: { _ in }, failed: { _ in log.add("first fails") })
    share[7].subscribe(next: { _ in }, failed: { _ in log.add("second fails") })
    current.value.fail(Oops())
    #expect(log.entries == ["first fails", "second fails"])
    #expect(share.count == 0)
    current.value = Subject()
    share[7].subscribeEvents { log.add("third \($0)") }
    current.value.complete()
    #expect(log.entries.last == "third completed")
    #expect(runs.value == 2)
    #expect(share.count == 0)
  }

  @Test("late observers get as many of the newest values as it was told to keep")
  func replay() {
    let log = Log<Int>()
    let source = Subject<Int, Never>()
    let share = KeyedShare(replay: 2) { (_: String) in source }
    let handle = share["x"].subscribe(next: { _ in })
    for value in 1...3 { source.send(value) }
    share["x"].subscribe(next: log.add).dispose()
    #expect(log.entries == [2, 3])
    handle.dispose()
    share["x"].subscribe(next: log.add).dispose()
    #expect(log.entries == [2, 3])
  }

  @Test("a synchronous source is over when it returns, and leaves nothing behind")
  func synchronous() {
    let log = Log<Int>()
    let share = KeyedShare { (key: Int) in Signal<Int, Never>.values([key, key * 10]) }
    share[1].subscribe(next: log.add)
    share[2].take(1).subscribe(next: log.add)
    #expect(log.entries == [1, 10, 2])
    #expect(share.count == 0)
  }

  @Test("who is disposed of before the start makes no signal")
  func disposedEarly() {
    let made = Cell(0)
    let share = KeyedShare { (_: Int) in
      made.change { $0 += 1 }
      return Signal<Int, Never>.just(1)
    }
    share[1].take(0).subscribe(next: { _ in })
    #expect(made.value == 0)
    #expect(share.count == 0)
  }

  @Test("a run goes on without the share that made it, and holds nothing of it")
  func release() {
    let log = Log<Int>()
    let alive = Cell(0)
    let subject = Subject<Int, Never>()
    do {
      let token = Token(alive)
      let share = KeyedShare { (_: Int) in
        token.touch()
        return subject
      }
      share[1].subscribe(next: log.add)
    }
    #expect(alive.value == 0)
    subject.send(1)
    #expect(log.entries == [1])
  }

  @Test("a run of a key starts only when the one before was torn down")
  func slowTeardown() {
    let (started, most) = (Cell(0), Cell(0))
    let live = Cell(0)
    let (ending, release) = (Latch(), Latch())
    let share = KeyedShare { (_: Int) in
      Signal<Int, Never>.create { _, lifetime in
        started.change { $0 += 1 }
        let now = live.change { count in
          count += 1
          return count
        }
        most.change { $0 = max($0, now) }
        lifetime.onEnd {
          ending.open()
          release.wait()
          live.change { $0 -= 1 }
        }
      }
    }
    let late = Cell<Disposable?>(nil)
    onThreads(2) { thread in
      if thread == 0 {
        share[1].subscribe(next: { _ in }).dispose()
      } else {
        ending.wait()
        late.value = share[1].subscribe(next: { _ in })
        release.open()
      }
    }
    #expect(started.value == 2)
    #expect(most.value == 1)
    late.value?.dispose()
    #expect(live.value == 0)
    #expect(share.count == 0)
  }

  @Test("many threads on few keys: each value arrives, and one run of a key at a time")
  func threads() {
    let running = (0..<3).map { _ in Cell(0) }
    let share = KeyedShare { (key: Int) in
      Signal<Int, Never>.create { observer, lifetime in
        let now = running[key].change { count in
          count += 1
          return count
        }
        if now > 1 { observer.send(-1) }
        lifetime.onEnd { running[key].change { $0 -= 1 } }
        observer.send(key)
      }
    }
    let wrong = Cell(0)
    onFourThreads { thread in
      for round in 0..<effort(2_000) {
        let key = (round + thread) % 3
        share[key].take(1).subscribe(next: { if $0 != key { wrong.change { $0 += 1 } } }).dispose()
      }
    }
    #expect(share.count == 0)
    #expect(running.map(\.value) == [0, 0, 0])
  }
}
