import Dispatch
import Signals
import TestSupport
import Testing

@Suite("deliverOn")
struct DeliverOnTests {
  @Test("plays the diagrams in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(in: "DeliverOn", { $0[0].deliverOn($0.time) })
  }

  @Test("passes endings", arguments: ["a-|", "a-#", "|", "#", "---"])
  func passesEndings(diagram: String) {
    expectMarbles([diagram], diagram) { $0[0].deliverOn($0.time) }
  }

  @Test("keeps the laws of operators")
  func laws() {
    expectLaws { signal, token in
      signal.map { token.pass($0) }.deliverOn(ImmediateScheduler())
    }
  }

  @Test("E145, D23: 1 2 E wait for the scheduler, and the failure does not overtake")
  func order() {
    let time = TestScheduler()
    let subject = Subject<Int, Oops>()
    let seen = Log<String>()
    subject.signal.deliverOn(time).subscribeEvents { seen.add("\($0)") }
    subject.send(1)
    subject.send(2)
    subject.fail(Oops())
    #expect(seen.entries == [])
    time.run()
    #expect(seen.entries == ["next(1)", "next(2)", "failed(TestSupport.Oops())"])
  }

  @Test("what piles up is one piece of work")
  func batch() {
    let clock = CountingScheduler()
    let subject = Subject<Int, Never>()
    subject.signal.deliverOn(clock).subscribe(next: { _ in })
    for value in 0..<100 { subject.send(value) }
    #expect(clock.waiting == 1)
  }

  @Test("once disposed, what still waits is dropped")
  func disposed() {
    let time = TestScheduler()
    let subject = Subject<Int, Never>()
    let seen = Log<Int>()
    let handle = subject.signal.deliverOn(time).subscribe(next: { seen.add($0) })
    subject.send(1)
    handle.dispose()
    time.run()
    #expect(seen.entries == [])
  }

  @Test("disposed from inside a value of a batch, the rest of it is dropped")
  func disposedInside() {
    let time = TestScheduler()
    let subject = Subject<Int, Never>()
    let seen = Log<Int>()
    let handle = SerialDisposable()
    handle.inner = subject.signal.deliverOn(time).subscribe(next: { value in
      seen.add(value)
      handle.dispose()
    })
    subject.send(1)
    subject.send(2)
    time.run()
    #expect(seen.entries == [1])
  }

  @Test("values of many threads arrive on the queue, each sender's in its order")
  func threads() async {
    let queue = DispatchQueue(label: "deliverOn")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let subject = Subject<Int, Never>()
    let seen = Log<Int>()
    let strays = Cell(0)
    subject.signal.deliverOn(QueueScheduler(queue)).subscribe(next: { value in
      seen.add(value)
      if DispatchQueue.getSpecific(key: key) != true { strays.change { $0 += 1 } }
    })
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<4 {
        group.addTask { for value in 0..<250 { subject.send(sender * 1000 + value) } }
      }
    }
    queue.sync {}
    #expect(seen.count == 1000)
    #expect(strays.value == 0)
    for sender in 0..<4 {
      let own = seen.entries.filter { $0 / 1000 == sender }
      #expect(own == own.sorted())
    }
  }
}
