import Signals
import TestSupport
import Testing

/// One observer never sees two calls at once, whatever threads its inputs use, and nothing is
/// lost in making it so.
@Suite("promise 4: serial", .ownThread)
struct Promise04SerialTests {
  private let perSender = effort(5_000)

  /// Sees values without any lock, so that two calls at once would lose some, and the thread
  /// sanitizer would see them.
  ///
  /// Sound only if the promise holds, which is what is tested.
  private final class Witness: @unchecked Sendable {
    var count = 0
    var last = [Int](repeating: -1, count: 4)
    var isInOrder = true

    func see(_ value: Int) {
      count += 1
      let sender = value % 4
      if value <= last[sender] { isInOrder = false }
      last[sender] = value
    }
  }

  /// Four threads send, each its own numbers; all arrive, and each sender's in order.
  private func check(
    _ signal: Signal<Int, Never>,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ send: @escaping @Sendable (Int, Int) -> Void
  ) {
    let witness = Witness()
    let handle = signal.subscribe(next: { witness.see($0) })
    let perSender = perSender
    onThreads(4) { sender in
      for number in 0..<perSender { send(sender, number * 4 + sender) }
    }
    handle.dispose()
    #expect(witness.count == 4 * perSender, sourceLocation: sourceLocation)
    #expect(witness.isInOrder, sourceLocation: sourceLocation)
  }

  @Test("four threads send into one subject")
  func subject() {
    let subject = Subject<Int, Never>()
    check(subject.signal) { subject.send($1) }
    check(subject.signal.map { $0 }.scan(0) { $1 }) { subject.send($1) }
  }

  @Test("four threads send to the observer of one create")
  func create() {
    let held = Cell<Observer<Int, Never>?>(nil)
    let signal = Signal<Int, Never>.create { observer, _ in held.value = observer }
    check(signal.map { $0 }.filter { _ in true }) { held.value?.send($1) }
  }

  @Test("four inputs of one merge, of flattening and of share")
  func severalInputs() {
    let subjects = (0..<4).map { _ in Subject<Int, Never>() }
    let inner = Signal<Int, Never>.values(0..<4)
    let signals: [Signal<Int, Never>] = [
      .merge(subjects.map(\.signal)),
      .merge(subjects.map(\.signal)).share(),
      .merge(subjects.map(\.signal)).share(replay: 1),
      inner.flattenMap { subjects[$0].signal },
      inner.flattenMap(.concurrent(4)) { subjects[$0].signal },
      .merge(subjects.map { $0.signal.map { $0 } }).scan(0) { $1 }.startWith(-4).skip(1),
    ]
    for signal in signals { check(signal) { subjects[$0].send($1) } }
  }

  @Test("deliverOn keeps the order and loses nothing")
  func deliverOn() {
    let subject = Subject<Int, Never>()
    let witness = Witness()
    let done = Latch()
    subject.signal.deliverOn(QueueScheduler()).subscribe(
      next: { witness.see($0) },
      completed: { done.open() }
    )
    let perSender = perSender
    onThreads(4) { sender in
      for number in 0..<perSender { subject.send(number * 4 + sender) }
    }
    subject.complete()
    #expect(done.wait())
    #expect(witness.count == 4 * perSender)
    #expect(witness.isInOrder)
  }

  @Test("combineLatest steps one input at a time and ends with the newest of both")
  func combineLatestIsMonotone() {
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let pairs = Cell<[(Int, Int)]>([])
    let ends = Cell(0)
    combineLatest(a.signal, b.signal).subscribe(
      next: { pair in pairs.change { $0.append(pair) } },
      completed: { ends.change { $0 += 1 } }
    )
    let perSender = perSender
    onThreads(2) { sender in
      let subject = sender == 0 ? a : b
      for number in 1...perSender { subject.send(number) }
      subject.complete()
    }
    let seen = pairs.value
    let steps = zip(seen, seen.dropFirst()).allSatisfy { before, after in
      let (left, right) = (after.0 - before.0, after.1 - before.1)
      return (left, right) == (1, 0) || (left, right) == (0, 1)
    }
    #expect(steps)
    #expect(seen.last.map { $0 == (perSender, perSender) } == true)
    #expect(ends.value == 1)
  }

  @Test("zip pairs the n-th with the n-th, however the inputs race")
  func zipPairs() {
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let pairs = Cell<[(Int, Int)]>([])
    zip(a.signal, b.signal).subscribe(next: { pair in pairs.change { $0.append(pair) } })
    let perSender = perSender
    onThreads(2) { sender in
      for number in 0..<perSender { (sender == 0 ? a : b).send(number) }
    }
    #expect(pairs.value.count == perSender)
    #expect(pairs.value.enumerated().allSatisfy { $1 == ($0, $0) })
  }

  @Test("a property's observers end with the value it holds")
  func property() {
    for _ in 0..<50 {
      let property = MutableProperty(-1)
      let last = Cell(-1)
      property.signal.subscribe(next: { last.value = $0 })
      onThreads(4) { sender in
        for number in 0..<100 { property.value = number * 4 + sender }
      }
      #expect(last.value == property.value)
    }
  }

  @Test("all observers of one subject see one order")
  func oneOrder() {
    let subject = Subject<Int, Never>()
    let (first, second) = (Cell<[Int]>([]), Cell<[Int]>([]))
    subject.signal.subscribe(next: { value in first.change { $0.append(value) } })
    subject.signal.subscribe(next: { value in second.change { $0.append(value) } })
    let perSender = perSender
    onThreads(4) { sender in
      for number in 0..<perSender { subject.send(number * 4 + sender) }
    }
    #expect(first.value.count == 4 * perSender)
    #expect(first.value == second.value)
  }
}
