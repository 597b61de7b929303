import Signals
import TestSupport
import Testing

@Suite("groupBy")
struct GroupByTests {
  private typealias Group = GroupedSignal<Int, Int, Oops>

  /// Logs the groups as they come, and in each its values and its ending.
  @discardableResult
  private func log(
    _ signal: Signal<Group, Oops>,
    taking count: Int = .max,
    into log: Log<String>
  ) -> Disposable {
    signal.subscribe(
      next: { group in
        log.add("group \(group.key)")
        group.signal.take(count).subscribe(
          next: { log.add("\(group.key): \($0)") },
          failed: { _ in log.add("\(group.key): E") },
          completed: { log.add("\(group.key): C") }
        )
      },
      failed: { _ in log.add("E") },
      completed: { log.add("C") }
    )
  }

  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "GroupBy",
      { stage in
        stage[0].groupBy { $0.lowercased() }
          .flattenMap { group in group.signal.map { group.key + $0 } }
      }
    )
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in signal.groupBy { token.pass($0) }.flattenMap { $0.signal } }
  }

  @Test("E106: 1 to 6 by parity: odd at 1, even at 2; odd 1 3 5, even 2 4 6")
  func parity() {
    let seen = Log<String>()
    log(Signal<Int, Oops>.values(1...6).groupBy { $0 % 2 }, into: seen)
    #expect(
      seen.entries == [
        "group 1", "1: 1", "group 0", "0: 2", "1: 3", "0: 4", "1: 5", "0: 6", "1: C", "0: C", "C",
      ]
    )
  }

  @Test("E107: groups end in the order they were made, then the outer signal, also on failure")
  func endings() {
    let seen = Log<String>()
    log(Signal<Int, Oops>.values([3, 1, 2]).concat(.fail(Oops())).groupBy { $0 }, into: seen)
    #expect(Array(seen.entries.suffix(4)) == ["3: E", "1: E", "2: E", "E"])
  }

  @Test("E110: take(1) of each group, the key repeats: 1 C; 2 and 3 dropped, no second group")
  func leftGroup() {
    let seen = Log<String>()
    let groups = Signal<Int, Oops>.values([1, 2, 3]).groupBy { _ in 0 }
    log(groups, taking: 1, into: seen)
    #expect(seen.entries == ["group 0", "0: 1", "0: C", "C"])
  }

  @Test("D18: groups that are listened to live on without the outer signal, then it all stops")
  func outerDisposed() {
    let (seen, torn) = (Log<String>(), Cell(0))
    let subject = Subject<Int, Oops>()
    let source = Signal<Int, Oops>.create { observer, lifetime in
      lifetime.onEnd { torn.change { $0 += 1 } }
      lifetime.add(subject.signal.subscribe(observer))
    }
    let inner = SerialDisposable()
    let outer = source.groupBy { $0 % 2 }.subscribe(
      next: { group in inner.inner = group.signal.subscribeEvents { seen.add("\($0)") } },
      failed: { _ in }
    )
    subject.send(1)
    outer.dispose()
    subject.send(2)
    subject.send(3)
    #expect(seen.entries == ["next(1)", "next(3)"])
    #expect(torn.value == 0)
    inner.inner?.dispose()
    #expect(torn.value == 1)
  }

  @Test("who subscribes to a group late misses what came before")
  func lateSubscriber() {
    let (groups, seen) = (Log<Group>(), Log<Int>())
    let subject = Subject<Int, Oops>()
    let handle = subject.signal.groupBy { _ in 0 }.subscribe(
      next: { groups.add($0) },
      failed: { _ in }
    )
    subject.send(1)
    groups.entries[0].signal.subscribe(next: { seen.add($0) }, failed: { _ in })
    subject.send(2)
    handle.dispose()
    #expect(seen.entries == [2])
  }

  @Test("a group kept after the end answers with the ending")
  func keptGroup() {
    let (groups, seen) = (Log<Group>(), Log<String>())
    Signal<Int, Oops>.just(1).groupBy { $0 }.subscribe(
      next: { groups.add($0) },
      failed: { _ in }
    )
    groups.entries[0].signal.subscribeEvents { seen.add("\($0)") }
    #expect(seen.entries == ["completed"])
  }
}
