import Foundation
import Signals
import TestSupport
import Testing

/// Reported faults of the peers: locks that are held while foreign code runs, on two threads.
@Suite("A1: locks held across call-outs, two threads", .ownThread)
struct A1LocksTests {
  @Test("A003: two graphs that feed each other do not wait for each other")
  func a003() {
    let (x, y) = (Subject<String, Never>(), Subject<String, Never>())
    let (p, q) = (Subject<String, Never>(), Subject<String, Never>())
    let (isFirstInside, isSecondInside) = (Latch(), Latch())
    let first = Heard(Signal.merge(x.signal, p.signal)) { value in
      guard value == "x" else { return }
      isFirstInside.open()
      #expect(isSecondInside.wait())
      q.send(value)
    }
    let second = Heard(Signal.merge(y.signal, q.signal)) { value in
      guard value == "y" else { return }
      isSecondInside.open()
      #expect(isFirstInside.wait())
      p.send(value)
    }
    onThreads([{ x.send("x") }, { y.send("y") }])
    #expect(first.events.sorted() == ["x", "y"])
    #expect(second.events.sorted() == ["x", "y"])
    #expect(first.overlaps + second.overlaps == 0)
  }

  @Test("A005: two replaying shares may be subscribed to crosswise")
  func a005() {
    let (first, second) = (BehaviorSubject<Int, Never>(1), BehaviorSubject<Int, Never>(2))
    let shares = [first.signal, second.signal].map { $0.share(replay: 1) }
    let keepers = shares.map { Heard($0) }
    let areInside = [Latch(), Latch()]
    let (outer, inner) = (Log<String>(), Log<String>())
    onThreads(
      [(0, 1), (1, 0)].map { mine, other in
        {
          shares[mine].subscribe(next: { value in
            areInside[mine].open()
            #expect(areInside[other].wait())
            outer.add("\(value)")
            shares[other].subscribe(next: { inner.add("\($0)") })
          })
        }
      }
    )
    #expect(outer.entries.sorted() == ["1", "2"])
    #expect(inner.entries.sorted() == ["1", "2"])
    #expect(keepers.map(\.text) == ["1", "2"])
  }

  @Test("A006: a replay subject locks nothing while it replays")
  func a006() {
    let subject = ReplaySubject<Int, Never>(capacity: 1)
    subject.send(1)
    let lock = NSLock()
    let (isLocked, isInside) = (Latch(), Latch())
    let (first, second) = (Log<Int>(), Log<Int>())
    onThreads([
      {
        lock.lock()
        isLocked.open()
        #expect(isInside.wait())
        subject.signal.subscribe(next: first.add)
        lock.unlock()
      },
      {
        #expect(isLocked.wait())
        subject.signal.subscribe(next: { value in
          isInside.open()
          #expect(take(lock))
          lock.unlock()
          second.add(value)
        })
      },
    ])
    #expect(first.entries == [1])
    #expect(second.entries == [1])
  }

  @Test("A008: zip tears a finished input down with nothing locked")
  func a008() {
    let lock = NSLock()
    let torn = Cell(0)
    let (isLocked, isTearing) = (Latch(), Latch())
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let guarded = Signal<Int, Never>.create { observer, lifetime in
      lifetime.onEnd {
        isTearing.open()
        #expect(take(lock))
        torn.change { $0 += 1 }
        lock.unlock()
      }
      lifetime.add(a.signal.subscribe(observer))
    }
    let heard = Heard(zip(guarded, b.signal))
    onThreads([
      {
        lock.lock()
        isLocked.open()
        #expect(isTearing.wait())
        b.send(1)
        lock.unlock()
      },
      {
        #expect(isLocked.wait())
        a.complete()
      },
    ])
    #expect(heard.text == "C")
    #expect(torn.value == 1)
  }

  @Test("A013: who joins a shared signal while it ends gets an ending")
  func a013() {
    let source = Subject<Int, Never>()
    let shared = source.signal.share()
    let (isTearing, hasJoined) = (Latch(), Latch())
    let first = Heard(
      Signal<Int, Never>.create { observer, lifetime in
        lifetime.onEnd {
          isTearing.open()
          #expect(hasJoined.wait())
        }
        lifetime.add(shared.subscribe(observer))
      }
    )
    let second = Cell<Heard<Int, Never>?>(nil)
    onThreads([
      { source.complete() },
      {
        #expect(isTearing.wait())
        second.value = Heard(shared)
        hasJoined.open()
      },
    ])
    #expect(first.text == "C")
    #expect(second.value?.text == "C")
  }

  @Test("A016: subscribing and disposing of the bag it goes into may meet at any point")
  func a016() {
    struct Round: Sendable {
      let source = Subject<Int, Oops>()
      let listeners = Cell(0)
      let bag = CompoundDisposable()
    }
    inRounds(
      effort(10_000),
      { Round() },
      [
        { round in
          let counted = round.source.signal.counted(in: round.listeners)
          counted.retry(2).merge(counted.map { $0 + 1 }).retry()
            .subscribe(next: { _ in }, failed: { _ in }).disposed(by: round.bag)
        },
        { round in round.bag.dispose() },
      ],
      check: { round in #expect(round.listeners.value == 0) }
    )
  }

  @Test("A023: waiting on the main thread for what a command does there comes to an end")
  @MainActor
  func a023() async throws {
    let command = Command<Int, Int, Never> { Signal.just($0 * 2) }
    let execution = command.execute(21)
    #expect(try await execution.first() == 42)
    #expect(try await execution.collected() == [42])
    try await execution.completion()
    let hopping = Command<Int, Int, Never> { Signal.just($0 * 2).deliverOn(.mainAsync) }
    #expect(try await hopping.execute(4).collected() == [8])
  }
}

/// Takes a lock that is held by another thread for a moment; false when the watchdog gave up.
private func take(_ lock: NSLock) -> Bool { lock.lock(before: Date(timeIntervalSinceNow: 60)) }
