import Signals
import TestSupport
import Testing

@Suite("CompoundDisposable")
struct CompoundDisposableTests {
  @Test("E168: disposes each member once, one added later at once, one removed never")
  func disposal() {
    let log = Log<String>()
    let all = CompoundDisposable()
    let removed = Disposable { log.add("removed") }
    all.add(Disposable { log.add("a") })
    all.add(removed)
    Disposable { log.add("b") }.disposed(by: all)
    all.add(Disposable { log.add("c") })
    all.remove(removed)
    all.dispose()
    all.dispose()
    #expect(log.entries == ["a", "b", "c"])
    all.add(Disposable { log.add("d") })
    #expect(log.entries == ["a", "b", "c", "d"])
    #expect(!removed.isDisposed)
  }

  @Test("keeps what is live, however much comes and goes", arguments: [0, 3, 40])
  func growth(live: Int) {
    let all = CompoundDisposable()
    let kept = (0..<live).map { _ in Disposable() }
    for disposable in kept { all.add(disposable) }
    for _ in 0..<10_000 {
      let passing = Disposable()
      all.add(passing)
      passing.dispose()
    }
    #expect(all.count <= 2 * live + 16)
    for _ in 0..<10_000 {
      let passing = Disposable()
      all.add(passing)
      all.remove(passing)
    }
    #expect(all.count <= 2 * live + 16)
    all.dispose()
    #expect(kept.allSatisfy { $0.isDisposed })
    #expect(all.count == 0)
  }

  @Test("finds each of many members again")
  func manyMembers() {
    let all = CompoundDisposable()
    let members = (0..<1_000).map { _ in Disposable() }
    for member in members + members { all.add(member) }
    #expect(all.count == 1_000)
    for member in members[..<500].reversed() { all.remove(member) }
    #expect(all.count == 500)
    all.dispose()
    #expect(members.map(\.isDisposed) == (0..<1_000).map { $0 >= 500 })
  }

  @Test("a member may have any number of owners, and be added twice")
  func manyOwners() {
    let runs = Cell(0)
    let (lifetime, end) = Lifetime.make()
    let shared = Disposable { runs.change { $0 += 1 } }
    let others = (0..<3).map { _ in Disposable { runs.change { $0 += 1 } } }
    let owners = (0..<3).map { _ in CompoundDisposable() }
    for owner in owners {
      for disposable in [shared, others[0], shared, others[1], others[2]] {
        disposable.disposed(by: owner)
        lifetime.add(disposable)
      }
    }
    owners[0].dispose()
    #expect(runs.value == 4)
    owners[1].dispose()
    end.dispose()
    owners[2].dispose()
    #expect(runs.value == 4)
  }

  @Test("what is in the stack of one subscription can be in another's")
  func manyStacks() {
    let runs = Cell(0)
    let (first, second) = (Disposable(), Disposable())
    let members = (0..<4).map { _ in Disposable { runs.change { $0 += 1 } } }
    for member in members + members.reversed() {
      first.hold(member)
      second.hold(member)
      second.hold(member)
    }
    second.dispose()
    #expect(runs.value == 4)
    first.dispose()
    #expect(runs.value == 4)
  }

  @Test("forgetting it disposes nothing")
  func forgetting() {
    let member = Disposable()
    do { CompoundDisposable().add(member) }
    #expect(!member.isDisposed)
  }
}
