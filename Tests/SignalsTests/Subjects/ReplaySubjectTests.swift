import Signals
import TestSupport
import Testing

@Suite("ReplaySubject")
struct ReplaySubjectTests {
  private func heard(_ subject: ReplaySubject<Int, Oops>) -> [Signal<Int, Oops>.Event] {
    let log = Log<Signal<Int, Oops>.Event>()
    subject.signal.subscribeEvents(log.add)
    return log.entries
  }

  @Test("E167: with room for one, 1 and 2 are sent: two late subscribers get 2 each")
  func one() {
    let subject = ReplaySubject<Int, Oops>(capacity: 1)
    subject.send(1)
    subject.send(2)
    #expect(heard(subject) == [.next(2)])
    #expect(heard(subject) == [.next(2)])
  }

  @Test("repeats as many as it has room for, all without a bound, none with no room")
  func capacity() {
    let subjects = [nil, 3, 0].map { ReplaySubject<Int, Oops>(capacity: $0) }
    for value in 1...5 { for subject in subjects { subject.send(value) } }
    #expect(heard(subjects[0]) == [1, 2, 3, 4, 5].map { .next($0) })
    #expect(heard(subjects[1]) == [3, 4, 5].map { .next($0) })
    #expect(heard(subjects[2]) == [])
  }

  @Test("D13: after its end it repeats its values, then the ending")
  func ended() {
    let subject = ReplaySubject<Int, Oops>(capacity: 2)
    for value in 1...3 { subject.send(value) }
    subject.fail(Oops())
    subject.send(4)
    #expect(heard(subject) == [.next(2), .next(3), .failed(Oops())])
  }

  @Test("an observer that stops while values are repeated gets no more of them")
  func stopping() {
    let subject = ReplaySubject<Int, Oops>()
    for value in 1...5 { subject.send(value) }
    let log = Log<Int>()
    subject.signal.take(2).subscribe(next: log.add, failed: { _ in })
    #expect(log.entries == [1, 2])
  }
}
