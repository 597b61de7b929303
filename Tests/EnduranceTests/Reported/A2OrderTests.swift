import Dispatch
import Signals
import TestSupport
import Testing

/// Reported faults of the peers: what comes first, also from inside callbacks.
@Suite("A2: order and re-entrancy", .ownThread)
struct A2OrderTests {
  @Test("A025: a value sent by an observer reaches all others after the present one")
  func a025() {
    let subject = Subject<String, Never>()
    let first = Heard(subject)
    subject.signal.subscribe(next: { if $0 == "bad" { subject.send("good") } })
    let last = Heard(subject)
    subject.send("bad")
    #expect(first.text == "bad good")
    #expect(last.text == "bad good")
  }

  @Test("A026: a property set by its observer notifies the others in order")
  func a026() {
    let property = MutableProperty(0)
    property.changes.subscribe(next: { if $0 < 3 { property.value = $0 + 1 } })
    let second = Heard(property.changes)
    property.value = 1
    #expect(second.text == "1 2 3")
    #expect(property.value == 3)
  }

  @Test("A027: take(n) stops a signal that feeds itself")
  func a027() {
    let subject = Subject<Int, Never>()
    let heard = Heard(subject.signal.take(3)) { subject.send($0 + 1) }
    subject.send(100)
    #expect(heard.text == "100 101 102 C")
  }

  @Test("A028: debounce keeps a value that is sent while it delivers another one")
  func a028() {
    let play = Play()
    let subject = Subject<String, MarbleFailure>()
    play.time.schedule(after: .seconds(1)) { subject.send("1") }
    let fed = subject.signal.debounce(.seconds(5), on: play.time).doNext {
      if $0 == "1" { subject.send("2") }
    }
    #expect(play.record(fed) == "1@6 2@11")
  }

  @Test("A030: pairs reach the observer in the order in which they were formed")
  func a030() {
    let last = 5_000
    let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
    let pairs = Log<[Int]>()
    let heard = Heard(a.signal.combineLatest(b.signal)) { pairs.add([$0.0, $0.1]) }
    onThreads([
      { for value in 1...last { a.send(value) } },
      { for value in 1...last { b.send(value) } },
    ])
    let all = pairs.entries
    let steps = zip(all, all.dropFirst()).map { [$1[0] - $0[0], $1[1] - $0[1]] }
    #expect(steps.allSatisfy { $0 == [0, 1] || $0 == [1, 0] })
    #expect(all.last == [last, last])
    #expect(heard.overlaps == 0)
  }

  @Test("A031: deliverOn is serial even on a concurrent queue")
  func a031() {
    let count = 10_000
    let queue = DispatchQueue(label: "A031", attributes: .concurrent)
    let subject = Subject<Int, Never>()
    let isOver = Latch()
    let (values, inside) = (Log<Int>(), Cell((now: 0, most: 0)))
    subject.signal.deliverOn(.queue(queue)).subscribe(
      next: { value in
        inside.change {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        values.add(value)
        inside.change { $0.now -= 1 }
      },
      completed: { isOver.open() }
    )
    for value in 1...count { subject.send(value) }
    subject.complete()
    #expect(isOver.wait())
    #expect(values.entries == Array(1...count))
    #expect(inside.value.most == 1)
  }

  @Test("A033: what waits for the main thread elsewhere does not keep a value from going at once")
  @MainActor
  func a033() async throws {
    let (busy, quick) = (Subject<Int, Never>(), Subject<Int, Never>())
    let late = LiveRecording(busy.signal.deliverOn(.main))
    let atOnce = [
      Heard(quick.signal.deliverOn(.main)), Heard(quick.signal.deliverOnMain()),
    ]
    let onMain = Log<String>()
    quick.signal.subscribeOnMain(next: { onMain.add("\($0)") })
    // The main thread waits here, so the value waits for it.
    onThreads([{ busy.send(1) }])
    #expect(late.heard.values == [])
    quick.send(2)
    #expect(atOnce.map(\.text) == ["2", "2"])
    #expect(onMain.entries == ["2"])
    busy.complete()
    #expect(try await late.ended().values == [1])
  }

  @Test("A034: a failure does not overtake the values that wait in deliverOn")
  func a034() {
    let time = TestScheduler()
    let subject = Subject<Int, Oops>()
    let heard = Heard(subject.signal.deliverOn(time))
    subject.send(1)
    subject.fail(Oops())
    #expect(heard.text == "")
    time.run()
    #expect(heard.text == "1 E")
  }

  @Test("A035: withLatestFrom pairs a value with itself when both sides are one subject")
  func a035() {
    let subject = Subject<Int, Never>()
    let heard = Heard(subject.signal.withLatestFrom(subject.signal))
    subject.send(1)
    subject.send(2)
    #expect(heard.text == "(1, 1) (2, 2)")
  }

  @Test("A037: combineLatest runs synchronous inputs from left to right")
  func a037() {
    let (two, one) = (Signal<Int, Never>.values([1, 2]), Signal<Int, Never>.values([10]))
    #expect(Heard(combineLatest(two, one)).text == "(2, 10) C")
    #expect(Heard(combineLatest(one, two)).text == "(10, 1) (10, 2) C")
  }

  @Test("A038: what is due at the same time runs in the order in which it was scheduled")
  func a038() {
    let time = TestScheduler()
    let inserted = Array((0..<1_000).shuffled())
    let ran = Log<Int>()
    for label in inserted {
      time.schedule(after: .seconds(label % 7)) { ran.add(label) }
    }
    time.run()
    let wanted = (0..<7).flatMap { due in inserted.filter { $0 % 7 == due } }
    #expect(ran.entries == wanted, "scheduled in the order \(inserted)")
  }

  @Test("A039: takeUntil keeps a value that is sent while the one before is handled")
  func a039() {
    let subject = Subject<Int, Never>()
    let heard = Heard(subject.signal.takeUntil(Signal<Int, Never>.never)) {
      if $0 == 1 { subject.send(2) }
    }
    subject.send(1)
    #expect(heard.text == "1 2")
  }
}
