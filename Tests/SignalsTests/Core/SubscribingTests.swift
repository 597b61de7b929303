import Signals
import TestSupport
import Testing

@Suite("subscribing")
struct SubscribingTests {
  @Test("each event goes where it belongs")
  func closures() {
    let log = Log<String>()
    Signal<Int, Oops>.just(1).subscribe(
      next: { log.add("\($0)") },
      failed: { _ in log.add("#") },
      completed: { log.add("|") }
    )
    Signal<Int, Oops>.fail(Oops()).subscribe(
      next: { log.add("\($0)") },
      failed: { _ in log.add("#") },
      completed: { log.add("|") }
    )
    #expect(log.entries == ["1", "|", "#"])
  }

  @Test("forgetting the handle does not stop the work")
  func forgettingHandle() {
    let log = Log<Int>()
    let subject = Subject<Int, Never>()
    subject.signal.subscribe(next: log.add)
    subject.send(1)
    #expect(log.entries == [1])
  }

  @Test("handing events to an observer stops when the observer takes no more")
  func observer() {
    let log = Log<Int>()
    let torn = Cell(false)
    Signal<Int, Never>.create { observer, _ in
      Signal<Int, Never>.values(0...).watchingDisposal { torn.value = true }.subscribe(observer)
    }.take(2).subscribe(next: log.add)
    #expect(log.entries == [0, 1])
    #expect(torn.value)
  }

  @Test("with an owner: the owner is held weakly, and the work stops with it")
  func owner() {
    final class Owner: Sendable { let log = Log<String>() }
    let torn = Cell(false)
    let subject = Subject<Int, Oops>()
    var owner: Owner? = Owner()
    let log = owner?.log
    if let owner {
      subject.signal.watchingDisposal { torn.value = true }.subscribe(
        with: owner,
        next: { owner, value in owner.log.add("\(value)") },
        failed: { owner, _ in owner.log.add("#") }
      )
    }
    subject.send(1)
    owner = nil
    subject.send(2)
    #expect(torn.value)
    subject.fail(Oops())
    #expect(log?.entries == ["1"])
  }

  @Test("with an owner that lives, the ending comes too")
  func ownerEnding() {
    final class Owner: Sendable { let log = Log<String>() }
    let owner = Owner()
    Signal<Int, Oops>.values([1]).subscribe(
      with: owner,
      next: { $0.log.add("\($1)") },
      failed: { owner, _ in owner.log.add("#") },
      completed: { $0.log.add("|") }
    )
    Signal<Int, Never>.values([2]).subscribe(with: owner, next: { $0.log.add("\($1)") })
    #expect(owner.log.entries == ["1", "|", "2"])
  }

  @Test("a subscription during a lifetime that is over does nothing")
  func lifetimeOver() {
    let log = Log<Int>()
    let (lifetime, end) = Lifetime.make()
    end.dispose()
    Signal<Int, Never>.values([1, 2]).subscribe(during: lifetime, next: log.add)
    Signal<Int, Never>.just(3).subscribe(during: lifetime, next: log.add)
    #expect(log.entries == [])
  }
}
