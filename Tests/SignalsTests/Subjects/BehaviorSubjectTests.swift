import Signals
import TestSupport
import Testing

@Suite("BehaviorSubject")
struct BehaviorSubjectTests {
  @Test("who subscribes gets the newest value first")
  func newestFirst() {
    let log = Log<Int>()
    let subject = BehaviorSubject<Int, Never>(1)
    subject.signal.subscribe(next: log.add)
    subject.send(2)
    subject.signal.subscribe(next: log.add)
    #expect(log.entries == [1, 2, 2])
    #expect(subject.value == 2)
  }

  @Test("D13: after its end it answers with the ending only, and takes no more values")
  func ended() {
    let log = Log<Signal<Int, Oops>.Event>()
    let subject = BehaviorSubject<Int, Oops>(1)
    subject.send(2)
    subject.fail(Oops())
    subject.send(3)
    subject.signal.subscribeEvents(log.add)
    #expect(log.entries == [.failed(Oops())])
    #expect(subject.value == 2)
  }

  @Test("a value sent from inside is the newest at once, and delivered in its turn")
  func reentrancy() {
    let log = Log<String>()
    let subject = BehaviorSubject<Int, Never>(0)
    subject.signal.subscribe(next: { value in
      if value == 1 {
        subject.send(2)
        log.add("value \(subject.value)")
      }
    })
    subject.signal.subscribe(next: { log.add("\($0)") })
    subject.send(1)
    #expect(log.entries == ["0", "value 2", "1", "2"])
  }

  @Test("its observer feeds it")
  func observer() {
    let subject = BehaviorSubject<Int, Never>(0)
    Signal.values([1, 2]).subscribe(subject.observer)
    #expect(subject.value == 2)
    let log = Log<Signal<Int, Never>.Event>()
    subject.signal.subscribeEvents(log.add)
    #expect(log.entries == [.completed])
  }
}
