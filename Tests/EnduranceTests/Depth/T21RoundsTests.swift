import Signals
import TestSupport
import Testing

/// A million synchronous rounds need no more stack than one: here 512 KiB.
@Suite("T21: depth of recursion", .ownThread)
struct T21RoundsTests {
  typealias Numbers = Signal<Int, Never>

  private static let rounds = effort(1_000_000, everyday: 50_000)

  /// Sends 1 and completes, as a source that the kit cannot look into.
  private static let opaque = Numbers.create { observer, _ in
    observer.send(1)
    observer.complete()
  }

  private static let failing = Signal<Int, Oops>.create { observer, _ in
    observer.send(1)
    observer.fail(Oops())
  }

  /// Adds up what `program` makes on a small stack; nil if it does not complete.
  private func sum(_ program: @escaping @Sendable () -> Numbers) -> Int? {
    let result = onSmallStack { () -> Int? in
      let (sum, isOver) = (Cell(0), Cell(false))
      program().subscribe(
        next: { value in sum.change { $0 += value } },
        completed: { isOver.value = true }
      )
      return isOver.value ? sum.value : nil
    }
    return result ?? nil
  }

  @Test("T21: repeat", arguments: [true, false])
  func repeats(isReady: Bool) {
    let rounds = Self.rounds
    let source = isReady ? Signal.just(1) : Self.opaque
    #expect(sum { source.repeat(rounds) } == rounds)
    #expect(sum { source.repeat().take(rounds) } == rounds)
  }

  @Test("T21: retry")
  func retries() {
    let rounds = Self.rounds
    // One run, and as many more as asked for, then the failure.
    #expect(sum { Self.failing.retry(rounds - 1).catchTo(Numbers.empty) } == rounds)
    #expect(sum { Self.failing.retry().take(rounds).catchTo(Numbers.empty) } == rounds)
  }

  @Test("T21: concat of signals that are ready behind one that is late")
  func concat() {
    let rounds = Self.rounds
    let result = onSmallStack { () -> Int in
      let (late, sum) = (Subject<Int, Never>(), Cell(0))
      let all = [late.signal] + Array(repeating: Self.opaque, count: rounds)
      Numbers.concat(all).subscribe(next: { value in sum.change { $0 += value } })
      late.complete()
      return sum.value
    }
    #expect(result == rounds)
    #expect(sum { .concat(Array(repeating: .just(1), count: rounds)) } == rounds)
  }

  @Test("T21: concatMap, and flatten of one at a time, behind an inner that is late")
  func oneAtATime() {
    let rounds = Self.rounds
    let chains: [@Sendable (Signal<Numbers, Never>) -> Numbers] = [
      { $0.concatMap { $0 } }, { $0.flatten(.concurrent(1)) }, { $0.flatten(.concat) },
    ]
    for chain in chains {
      let result = onSmallStack { () -> Int in
        let (late, outer, sum) = (Subject<Int, Never>(), Subject<Numbers, Never>(), Cell(0))
        chain(outer.signal).subscribe(next: { value in sum.change { $0 += value } })
        outer.send(late.signal)
        for _ in 0..<rounds { outer.send(Self.opaque) }
        late.complete()
        return sum.value
      }
      #expect(result == rounds)
      #expect(sum { chain(.repeatElement(Self.opaque).take(rounds)) } == rounds)
    }
  }

  @Test("T21: switchToLatest")
  func switching() {
    let rounds = Self.rounds
    #expect(sum { Signal.repeatElement(Self.opaque).take(rounds).switchToLatest() } == rounds)
    // Each inner makes the outer one switch, synchronously.
    let last = onSmallStack { () -> Int in
      let (subject, last) = (Subject<Int, Never>(), Cell(0))
      subject.signal.map { value in Self.opaque.map { $0 + value } }.switchToLatest()
        .subscribe(next: { value in
          last.value = value
          if value < rounds { subject.send(value) }
        })
      subject.send(0)
      return last.value
    }
    #expect(last == rounds)
  }

  @Test("T21: startWith, in a signal that ends in itself")
  func startsWith() {
    let rounds = Self.rounds
    @Sendable func counting(from number: Int) -> Numbers {
      number == rounds
        ? .empty : Numbers.defer { counting(from: number + 1) }.startWith(1)
    }
    #expect(sum { counting(from: 0) } == rounds)
  }

  @Test("T21: generate")
  func generates() {
    let rounds = Self.rounds
    #expect(
      sum {
        .generate(0) { count in
          count += 1
          return count <= rounds ? 1 : nil
        }
      } == rounds
    )
    #expect(sum { .generate(0) { _ in 1 }.take(rounds) } == rounds)
  }

  @Test("T21: a subject that feeds itself, and one with as many values queued")
  func feedback() {
    let rounds = Self.rounds
    let last = onSmallStack { () -> Int in
      let (subject, last) = (Subject<Int, Never>(), Cell(0))
      subject.signal.subscribe(next: { value in
        last.value = value
        if value < rounds { subject.send(value + 1) }
      })
      subject.send(1)
      return last.value
    }
    #expect(last == rounds)
    let count = onSmallStack { () -> Int in
      let (subject, count) = (Subject<Int, Never>(), Cell(0))
      subject.signal.subscribe(next: { value in
        count.change { $0 += 1 }
        if value == 0 { for number in 1..<rounds { subject.send(number) } }
      })
      subject.send(0)
      return count.value
    }
    #expect(count == rounds)
  }

  @Test("T21: work that schedules itself, at once and on virtual time")
  func scheduling() {
    let rounds = Self.rounds
    @Sendable func count(on scheduler: some Scheduler, _ finish: () -> Void) -> Int {
      let count = Cell(0)
      let handle = scheduler.scheduleRecursive { again in
        let isLast = count.change { count in
          count += 1
          return count == rounds
        }
        if !isLast { again() }
      }
      finish()
      handle.dispose()
      return count.value
    }
    #expect(onSmallStack { count(on: .immediate) {} } == rounds)
    let time = TestScheduler()
    #expect(onSmallStack { count(on: time) { time.run(limit: rounds + 1) } } == rounds)
  }
}
