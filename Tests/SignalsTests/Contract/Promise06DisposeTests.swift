import Foundation
import Signals
import TestSupport
import Testing

/// Dispose is idempotent, safe from anywhere, does not wait, and means silence.
@Suite("promise 6: dispose", .ownThread)
struct Promise06DisposeTests {
  @Test("nothing comes after dispose, also from inside the callback, and teardown runs once")
  func insideCallback() {
    let torn = Cell(0)
    let log = Log<Int>()
    let subject = Subject<Int, Never>()
    let source = Signal<Int, Never>.create { observer, lifetime in
      lifetime.onEnd { torn.change { $0 += 1 } }
      lifetime.add(subject.signal.subscribe(observer))
    }
    let handle = SerialDisposable()
    handle.inner = Signal.merge([source, source]).flattenMap { Signal.values([$0, $0]) }.subscribe(
      next: { value in
        log.add(value)
        handle.dispose()
        #expect(torn.value == 2)
      })
    subject.send(1)
    subject.send(2)
    handle.dispose()
    #expect(log.entries == [1])
    #expect(torn.value == 2)
  }

  @Test("an observer disposed by another one during a value is not called")
  func byAnotherObserver() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    let (other, mapped) = (SerialDisposable(), SerialDisposable())
    subject.signal.subscribe(next: { _ in
      other.dispose()
      mapped.dispose()
    })
    other.inner = subject.signal.subscribe(next: { log.add("\($0)") })
    mapped.inner = subject.signal.map { value in
      log.add("map")
      return value
    }.subscribe(next: { log.add("\($0)") })
    subject.send(1)
    subject.send(2)
    #expect(log.entries == [])
  }

  @Test("what was queued before dispose is not delivered after it")
  func queued() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    let handle = SerialDisposable()
    handle.inner = Signal.merge([subject.signal, .never]).subscribe(next: { value in
      log.add(value)
      if value == 1 {
        subject.send(2)
        subject.send(3)
      }
      if value == 2 { handle.dispose() }
    })
    subject.send(1)
    #expect(log.entries == [1, 2])
  }

  @Test("work that waits on a scheduler is called off")
  func scheduled() {
    let log = Log<String>()
    let chains: [(String, @Sendable (Signal<Int, Oops>, TestScheduler) -> Signal<Int, Oops>)] = [
      ("delay", { $0.delay(.seconds(1), on: $1) }),
      ("debounce", { $0.debounce(.seconds(1), on: $1) }),
      ("throttle", { $0.throttle(.seconds(1), on: $1).skip(1) }),
      ("timeout", { $0.timeout(.seconds(1), failingWith: Oops(), on: $1).skip(2) }),
      ("deliverOn", { $0.deliverOn($1) }),
      ("subscribeOn", { $0.subscribeOn($1) }),
    ]
    for (name, chain) in chains {
      let time = TestScheduler()
      let subject = Subject<Int, Oops>()
      let handle = chain(subject.signal, time).subscribeEvents { log.add("\(name) \($0)") }
      subject.send(1)
      subject.send(2)
      handle.dispose()
      time.run()
    }
    #expect(log.entries == [])
  }

  @Test("dropping the handle does not dispose, and a scoped handle does")
  func dropping() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.signal.subscribe(next: log.add)
    subject.send(1)
    do {
      let handle = subject.signal.subscribe(next: { log.add($0 * 10) }).scoped()
      subject.send(2)
      withExtendedLifetime(handle) {}
    }
    subject.send(3)
    #expect(log.entries == [1, 2, 20, 3])
  }

  @Test("dispose does not wait for a call that another thread has begun")
  func doesNotWait() {
    let (isInside, isDisposed) = (Latch(), Latch())
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    let handle = subject.signal.subscribe(next: { value in
      isInside.open()
      if isDisposed.wait() { log.add(value) }
    })
    onThreads([
      {
        subject.send(1)
        subject.send(2)
      },
      {
        isInside.wait()
        handle.dispose()
        isDisposed.open()
      },
    ])
    #expect(log.entries == [1])
  }

  @Test("disposed and ended by several threads at once, it is torn down once")
  func races() {
    for _ in 0..<effort(300) {
      let (torn, ends) = (Cell(0), Cell(0))
      let held = Cell<Observer<Int, Never>?>(nil)
      let handle = Signal<Int, Never>.create { observer, lifetime in
        lifetime.onEnd { torn.change { $0 += 1 } }
        held.value = observer
      }.finally { ends.change { $0 += 1 } }.subscribe(next: { _ in })
      let observer = held.value
      onThreads(4) { number in
        if number % 2 == 0 { handle.dispose() } else { observer?.complete() }
      }
      #expect(torn.value == 1)
      #expect(ends.value <= 1)
    }
  }

  @Test("subscribing, sending and disposing at once tears down each subscription once")
  func churn() {
    let subject = Subject<Int, Never>()
    let switched = subject.signal.flattenMap(.latest) { _ in subject.signal.map { $0 + 1 } }
    let shared = subject.signal.share(replay: 1)
    let torn = Cell(0)
    let tracked = Signal<Int, Never>.create { observer, lifetime in
      lifetime.onEnd { torn.change { $0 += 1 } }
      lifetime.add(subject.signal.subscribe(observer))
    }
    let rounds = effort(1_000)
    onThreads(4) { sender in
      for number in 0..<rounds {
        if sender == 0 {
          subject.send(number)
        } else {
          let handles = [
            switched.subscribe(next: { _ in }),
            shared.subscribe(next: { _ in }),
            Signal.merge([tracked, tracked]).subscribe(next: { _ in }),
            tracked.concat(Signal.never).retry().subscribe(next: { _ in }),
          ]
          for handle in handles { handle.dispose() }
        }
      }
    }
    #expect(torn.value == 3 * rounds * 3)
  }

  @Test("the ending comes before the teardown, and both come once")
  func endingThenTeardown() {
    let log = Log<String>()
    Signal<Int, Oops>.create { observer, lifetime in
      lifetime.onEnd { log.add("torn") }
      observer.send(1)
      observer.complete()
      observer.fail(Oops())
    }.subscribeEvents { log.add("\($0)") }.dispose()
    #expect(log.entries == ["next(1)", "completed", "torn"])
  }

  @Test("a handle disposed twice, and from inside its own teardown, tears down once")
  func idempotent() {
    let torn = Cell(0)
    let handle = SerialDisposable()
    handle.inner = Signal<Int, Never>.create { _, lifetime in
      lifetime.onEnd {
        torn.change { $0 += 1 }
        handle.dispose()
      }
    }.subscribe(next: { _ in })
    handle.dispose()
    handle.dispose()
    #expect(torn.value == 1)
  }

  @Test("what a timer sends is heard on its scheduler, even if another thread is in the operator")
  func timersStayOnTheirScheduler() {
    let (subject, time) = (Subject<Int, Never>(), TestScheduler())
    let (isIn, hasFired, isOut) = (Latch(), Latch(), Latch())
    let heard = Log<String>()
    subject.signal.throttle(.seconds(1), on: time).subscribe { value in
      heard.add("\(value) on \(Thread.current.threadDictionary["name"] ?? "?")")
      if value == 1 {
        isIn.open()
        hasFired.wait()
      }
    }
    onThreads([
      {
        Thread.current.threadDictionary["name"] = "sender"
        subject.send(1)
        isOut.open()
      },
      {
        Thread.current.threadDictionary["name"] = "timer"
        isIn.wait()
        subject.send(2)
        time.advance(by: .seconds(1))
        hasFired.open()
        isOut.wait()
        time.run()
      },
    ])
    #expect(heard.entries == ["1 on sender", "2 on timer"])
  }

  @Test(
    "an endless synchronous source stops though every value of it is dropped",
    arguments: 0..<12
  )
  func droppedValues(index: Int) {
    typealias Numbers = Signal<Int, Never>
    let endless = Numbers.values(0...)
    let chains: [Numbers] = [
      endless.filter { $0 < 0 }, endless.compactMap { $0 < 0 ? $0 : nil },
      endless.first { $0 < 0 }, endless.skip(.max), endless.skipWhile { $0 >= 0 },
      Numbers.repeatElement(1).distinctUntilChanged().skip(1),
      endless.ignoreValues().materialize().map { _ in 0 }, endless.aggregate(0) { $1 },
      endless.contains { $0 < 0 }.map { $0 ? 1 : 0 }, endless.collect().map(\.count),
      Numbers.generate(0) { $0 }.filter { $0 < 0 },
      Numbers.just(1).flattenMap { _ in endless.filter { $0 < 0 } },
    ]
    let (lifetime, end) = Lifetime.make()
    let isRunning = Latch()
    onThreads([
      {
        chains[index].initially { isRunning.open() }.subscribe(during: lifetime, next: { _ in })
      },
      {
        isRunning.wait()
        end.dispose()
      },
    ])
  }
}
