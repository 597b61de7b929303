import Signals
import TestSupport
import Testing

/// A source gets its lifetime together with the observer, so that it can stop at once.
@Suite("promise 3: the lifetime is handed in")
struct Promise03LifetimeTests {
  /// A source that never returns by itself, and counts its rounds.
  private func endless(_ rounds: Cell<Int>) -> Signal<Int, Oops> {
    .create { observer, lifetime in
      var number = 0
      while !lifetime.isEnded {
        rounds.change { $0 += 1 }
        observer.send(number)
        number += 1
      }
    }
  }

  @Test("a synchronous endless source stops as soon as nobody wants more")
  func stops() {
    let enders: [(String, @Sendable (Signal<Int, Oops>) -> Signal<Int, Oops>, Int)] = [
      ("take", { $0.take(1) }, 1),
      ("take after operators", { $0.map { $0 }.filter { _ in true }.scan(0, +).take(3) }, 3),
      ("takeWhile", { $0.takeWhile { $0 < 2 } }, 3),
      ("takeUntil predicate", { $0.takeUntil { $0 == 1 } }, 2),
      (
        "tryMap",
        {
          $0.tryMap { value throws(Oops) in
            if value == 2 { throw Oops() }; return value
          }
        }, 3
      ),
      ("merge", { Signal.merge([$0, $0]).take(2) }, 2),
      ("concat", { $0.concat($0).take(2) }, 2),
      ("startWith", { $0.startWith(9).take(2) }, 1),
      ("flattenMap", { $0.flattenMap { Signal.just($0) }.take(2) }, 2),
      ("flattenMap inner", { source in Signal.just(0).flattenMap { _ in source }.take(2) }, 2),
      ("latest inner", { source in Signal.just(0).flattenMap(.latest) { _ in source }.take(2) }, 2),
      ("concat inner", { source in Signal.just(0).flattenMap(.concat) { _ in source }.take(2) }, 2),
      ("combineLatest", { combineLatest(Signal<Int, Oops>.just(1), $0).map { $0.1 }.take(2) }, 2),
      ("zip", { zip(Signal<Int, Oops>.values([1, 2]), $0).map { $0.1 } }, 2),
      ("withLatestFrom", { $0.withLatestFrom(Signal<Int, Oops>.just(1)).map { $0.0 }.take(2) }, 2),
      ("retry", { $0.retry().take(2) }, 2),
      ("catch", { $0.catch { _ in .empty }.take(2) }, 2),
      ("share", { $0.share().take(2) }, 2),
      ("materialize", { $0.materialize().dematerialize().take(2) }, 2),
      ("deliverOn", { $0.deliverOn(ImmediateScheduler()).take(2) }, 2),
    ]
    for (name, end, rounds) in enders {
      let seen = Cell(0)
      end(endless(seen)).subscribe(next: { _ in }, failed: { _ in })
      #expect(seen.value == rounds, "\(name)")
    }
  }

  @Test("a subscriber can stop a synchronous source from inside its first callback")
  func subscribeDuring() {
    let rounds = Cell(0)
    let (lifetime, end) = Lifetime.make()
    endless(rounds).subscribe(
      during: lifetime,
      next: { if $0 == 2 { end.dispose() } },
      failed: { _ in }
    )
    #expect(rounds.value == 3)
  }

  @Test("an already ended lifetime keeps the source from starting")
  func endedBefore() {
    let rounds = Cell(0)
    let (lifetime, end) = Lifetime.make()
    end.dispose()
    endless(rounds).subscribe(during: lifetime, next: { _ in }, failed: { _ in })
    #expect(rounds.value == 0)
  }

  @Test("what is added to a lifetime that is over is let go at once")
  func addedTooLate() {
    let torn = Log<String>()
    Signal<Int, Never>.create { observer, lifetime in
      lifetime.onEnd { torn.add("before") }
      observer.complete()
      lifetime.onEnd { torn.add("after") }
      lifetime.add(Disposable { torn.add("disposable") })
    }.subscribe(next: { _ in })
    #expect(torn.entries == ["before", "after", "disposable"])
  }

  @Test("an action taken back does not run")
  func takenBack() {
    let torn = Log<String>()
    let (lifetime, end) = Lifetime.make()
    let first = lifetime.onEnd { torn.add("first") }
    lifetime.onEnd { torn.add("second") }
    first.dispose()
    end.dispose()
    #expect(torn.entries == ["second"])
  }
}
