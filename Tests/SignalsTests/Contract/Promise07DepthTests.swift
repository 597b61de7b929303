import Signals
import TestSupport
import Testing

/// Recursion is a loop: any number of synchronous rounds needs no more stack than one.
///
/// EnduranceTests does a million rounds, lets go of long chains and subscribes to them.
@Suite("promise 7: recursion is a loop", .ownThread)
struct Promise07DepthTests {
  private static let rounds = 20_000

  /// Runs `program` on a stack of 512 KiB, which a recursion of so many rounds would burst, and
  /// gives back the sum of what it sends.
  private func sum(_ program: @escaping @Sendable () -> Signal<Int, Never>) -> Int? {
    onSmallStack {
      let sum = Cell(0)
      program().subscribe(next: { value in sum.change { $0 += value } })
      return sum.value
    }
  }

  /// Sends 1 and completes, as a source that the kit cannot look into.
  private static let opaque = Signal<Int, Never>.create { observer, _ in
    observer.send(1)
    observer.complete()
  }

  @Test("repeat and retry")
  func repeating() {
    let rounds = Self.rounds
    #expect(sum { Signal.just(1).repeat().take(rounds) } == rounds)
    #expect(sum { Self.opaque.repeat().take(rounds) } == rounds)
    let runs = Cell(0)
    let failing = Signal<Int, Oops>.defer {
      runs.change { $0 += 1 }
      return Signal.fail(Oops())
    }
    #expect(sum { failing.retry(rounds).catch { _ in .just(1) } } == 1)
    #expect(runs.value == rounds + 1)
  }

  @Test("concat and startWith")
  func concat() {
    let rounds = Self.rounds
    #expect(sum { .concat(Array(repeating: .just(1), count: rounds)) } == rounds)
    #expect(sum { .concat(Array(repeating: Self.opaque, count: rounds)) } == rounds)
  }

  @Test(
    "every strategy of flatten",
    arguments: [FlattenStrategy.merge, .concat, .latest, .first, .concurrent(3)]
  )
  func flatten(strategy: FlattenStrategy) {
    let rounds = Self.rounds
    #expect(sum { Signal.values(0..<rounds).flattenMap(strategy) { _ in Self.opaque } } == rounds)
    #expect(
      sum { Signal.values(0..<rounds).flattenMap(strategy) { _ in Signal.just(1) } } == rounds
    )
  }

  @Test("a signal that ends in itself")
  func endsInItself() {
    let rounds = Self.rounds
    @Sendable func counting(from n: Int) -> Signal<Int, Never> {
      n == rounds ? .empty : Signal.defer { counting(from: n + 1) }.startWith(1)
    }
    @Sendable func failing(_ n: Int) -> Signal<Int, Oops> {
      n == rounds ? .just(n) : Signal.fail(Oops()).catch { _ in failing(n + 1) }
    }
    #expect(sum { counting(from: 0) } == rounds)
    #expect(sum { failing(0).catch { _ in Signal<Int, Never>.empty } } == rounds)
  }

  @Test("a million waiting signals that all start when one ends")
  func waiting() {
    let rounds = Self.rounds
    let count = onSmallStack {
      let gate = Subject<Int, Never>()
      let count = Cell(0)
      Signal<Int, Never>.values(0..<rounds).flattenMap(.concat) { index in
        index == 0 ? gate.signal : .just(1)
      }.subscribe(next: { value in count.change { $0 += value } })
      gate.complete()
      return count.value
    }
    #expect(count == rounds - 1)
  }

  @Test("a million waiting signals that are let go of")
  func waitingDisposed() {
    let rounds = Self.rounds
    let alive = Cell(0)
    let done = onSmallStack {
      let handle = Signal<Int, Never>.values(0..<rounds / 10).flattenMap(.concat) { index in
        let token = Token(alive)
        let waiting = Signal<Int, Never>.just(1).doNext { _ in token.touch() }
        return index == 0 ? .never : waiting
      }.subscribe(next: { _ in })
      handle.dispose()
      return true
    }
    #expect(done == true)
    #expect(alive.value == 0)
  }

  @Test("a subject that feeds itself, also through a switch")
  func feedback() {
    let rounds = Self.rounds
    let chains: [@Sendable (Signal<Int, Never>) -> Signal<Int, Never>] = [
      { $0.map { $0 + 1 } },
      { $0.flattenMap(.latest) { Signal.just($0 + 1) } },
      { $0.flattenMap(.concat) { Signal.just($0 + 1) } },
      { Signal.merge([$0.map { $0 + 1 }, .never]) },
    ]
    for chain in chains {
      let last = onSmallStack {
        let subject = Subject<Int, Never>()
        let last = Cell(0)
        chain(subject.signal).subscribe(next: { value in
          last.value = value
          if value < rounds { subject.send(value) }
        })
        subject.send(0)
        return last.value
      }
      #expect(last == rounds)
    }
  }

  @Test("a property that is set by its own observer")
  func property() {
    let rounds = Self.rounds
    let last = onSmallStack {
      let property = MutableProperty(0)
      property.signal.subscribe(next: { if $0 < rounds { property.value = $0 + 1 } })
      return property.value
    }
    #expect(last == rounds)
  }

  @Test("work that schedules itself, on virtual time and at once")
  func scheduling() {
    let rounds = Self.rounds
    func run(on scheduler: some Scheduler, _ finish: @escaping @Sendable () -> Void) -> Int? {
      onSmallStack {
        let count = Cell(0)
        @Sendable func again() {
          if count.change({
            $0 += 1; return $0
          }) < rounds {
            scheduler.schedule(again)
          }
        }
        scheduler.schedule(again)
        finish()
        return count.value
      }
    }
    let time = TestScheduler()
    #expect(run(on: time) { time.run(limit: rounds + 1) } == rounds)
    #expect(run(on: ImmediateScheduler()) {} == rounds)
  }

  @Test("a million observers removed at once")
  func observers() {
    let rounds = Self.rounds
    let areOver = onSmallStack {
      let subject = Subject<Int, Never>()
      let handles = (0..<rounds).map { _ in subject.signal.subscribe(next: { _ in }) }
      subject.complete()
      return handles.allSatisfy(\.isDisposed)
    }
    #expect(areOver == true)
  }
}
