import Signals
import TestSupport
import Testing

/// Reported faults of the peers: recursion that overflows the stack, and cost that explodes.
///
/// Each runs on a thread with a stack of 512 KiB: one that needs more crashes, and one that never
/// ends is given up on. What must not grow with the square of a count is done so often that it
/// would never end.
@Suite("A6: recursion, stack and cost", .ownThread)
struct A6DepthTests {
  @Test("A081: take stops an endless synchronous source")
  func a081() {
    let rounds = Cell(0)
    let texts = small {
      let endless = Signal<String, Never>.create { observer, lifetime in
        while !lifetime.isEnded {
          rounds.change { $0 += 1 }
          observer.send("x")
        }
      }
      let replayed = ReplaySubject<Int, Never>(capacity: 1)
      replayed.send(1)
      replayed.complete()
      let open = ReplaySubject<Int, Never>(capacity: 1)
      open.send(2)
      return [
        Heard(endless.take(1)).text, Heard(replayed.signal.repeat().take(1)).text,
        Heard(open.signal.repeat().take(1)).text,
      ]
    }
    #expect(texts == ["x C", "1 C", "2 C"])
    #expect([1, 2].contains(rounds.value))
  }

  @Test("A083: many ready signals behind one that waits do not nest", arguments: [true, false])
  func a083(isReady: Bool) {
    let count = 100_000
    let result = small {
      let (outer, first) = (Subject<Signal<Int, Never>, Never>(), Subject<Int, Never>())
      let order = Cell((next: 1, faults: 0))
      let log = Log<String>()
      outer.signal.flatten(.concat).subscribe(
        next: { value in
          order.change {
            if value != $0.next { $0.faults += 1 }
            $0.next += 1
          }
        },
        completed: { log.add("C") }
      )
      outer.send(first.signal)
      for value in 1..<count {
        let pushed = Signal<Int, Never>.create { observer, _ in
          observer.send(value)
          observer.complete()
        }
        outer.send(isReady ? .just(value) : pushed)
      }
      outer.complete()
      #expect(order.value.next == 1)
      first.complete()
      return [order.value.next, order.value.faults, log.count]
    }
    #expect(result == [count, 0, 1])
  }

  @Test("A085: a hundred thousand synchronous rounds of retry and of repeat")
  func a085() {
    let count = 100_000
    let result = small {
      let (starts, ones) = (Cell(0), Cell(0))
      let failing = Signal<Int, Oops>.create { observer, _ in
        let number = starts.change {
          $0 += 1; return $0
        }
        if number < count { observer.fail(Oops()) } else { observer.complete() }
      }
      let retried = Heard(failing.retry()).text
      let log = Log<String>()
      Signal<Int, Never>.just(1).repeat(count).subscribe(
        next: { one in ones.change { $0 += one } },
        completed: { log.add("C") }
      )
      return [retried, "\(starts.value)", "\(ones.value)"] + log.entries
    }
    #expect(result == ["C", "\(count)", "\(count)", "C"])
  }

  @Test("A086: zip and combineLatest over two thousand signals")
  func a086() {
    let count = 2_000
    let result = small {
      let subjects = (0..<count).map { _ in Subject<Int, Never>() }
      let (zipped, latest) = (Log<[Int]>(), Cell((count: 0, last: [Int]())))
      let handles = [
        Signal.zip(subjects.map(\.signal)).subscribe(next: zipped.add),
        Signal.combineLatest(subjects.map(\.signal)).subscribe(next: { value in
          latest.change { $0 = ($0.count + 1, value) }
        }),
      ]
      for subject in subjects { subject.send(1) }
      handles[0].dispose()
      for subject in subjects { subject.send(2) }
      return [zipped.entries, [[latest.value.count]], [latest.value.last]]
    }
    #expect(result?[0] == [Array(repeating: 1, count: count)])
    #expect(result?[1] == [[count + 1]])
    #expect(result?[2] == [Array(repeating: 2, count: count)])
  }

  @Test("A088: disposing of a deliverOn that has run for long is no deep recursion")
  func a088() {
    let alive = Cell(0)
    let received = Cell(0)
    let scheduler = CountedScheduler(alive)
    small {
      let subject = Subject<Int, Never>()
      let handle = subject.signal.deliverOn(scheduler)
        .subscribe(next: { _ in received.change { $0 += 1 } })
      for value in 0..<300_000 { subject.send(value) }
      handle.dispose()
    }
    #expect(eventually { alive.value == 0 })
    #expect(received.value <= 300_000)
  }

  @Test("A089: work that schedules itself again on the spot is a loop")
  func a089() {
    let count = 100_000
    let time = TestScheduler()
    let immediate = small { rounds(count, on: .immediate) {} }
    let virtual = small { rounds(count, on: time) { time.run() } }
    #expect(immediate == Array(0..<count))
    #expect(virtual == Array(0..<count))
  }

  @Test("A091: removing observers and handles in the order of adding them is not quadratic")
  func a091() {
    // With the square of this, the watchdog would come first.
    let count = effort(1_000_000, everyday: 300_000, reduced: 100_000)
    let result = small {
      let subject = Subject<Int, Never>()
      let heard = Cell(0)
      let handles = (0..<count).map { _ in
        subject.signal.subscribe(next: { value in heard.change { $0 += value } })
      }
      subject.send(1)
      for handle in handles { handle.dispose() }
      subject.send(1)
      let compound = CompoundDisposable()
      let members = (0..<count).map { _ in Disposable() }
      for member in members { compound.add(member) }
      for member in members { compound.remove(member) }
      compound.dispose()
      return [heard.value, members.count { $0.isDisposed }]
    }
    #expect(result == [count, 0])
  }
}

/// Runs `body` on a small stack, with a watchdog; nil when it is stuck.
@discardableResult
private func small<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let result = Cell<Result?>(nil)
  onThreads(stackSize: 512 * 1024, [{ result.value = body() }])
  return result.value
}

/// Work that schedules itself again, `count` times in all.
private func rounds(
  _ count: Int,
  on scheduler: some Scheduler,
  _ run: () -> Void
) -> [Int] {
  let log = Log<Int>()
  @Sendable func step(_ number: Int) {
    log.add(number)
    if number + 1 < count { scheduler.schedule { step(number + 1) } }
  }
  scheduler.schedule { step(0) }
  run()
  return log.entries
}

/// A queue that counts how many works it holds.
private struct CountedScheduler: Scheduler {
  private let queue = QueueScheduler(label: "counted")
  private let alive: Cell<Int>

  init(_ alive: Cell<Int>) { self.alive = alive }

  var now: Duration { queue.now }

  func schedule(_ action: @escaping @Sendable () -> Void) -> Disposable {
    let token = Token(alive)
    return queue.schedule {
      token.touch()
      action()
    }
  }

  func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Disposable {
    queue.schedule(after: delay, action)
  }
}
