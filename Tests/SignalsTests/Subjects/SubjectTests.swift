import Signals
import TestSupport
import Testing

@Suite("Subject")
struct SubjectTests {
  @Test(
    "E161: observers hear in the order of subscribing; one added in a callback hears later ones"
  )
  func order() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    subject.signal.subscribe(next: { value in
      log.add("a\(value)")
      if value == 1 { subject.signal.subscribe(next: { log.add("c\($0)") }) }
    })
    subject.signal.subscribe(next: { log.add("b\($0)") })
    subject.send(1)
    subject.send(2)
    #expect(log.entries == ["a1", "b1", "a2", "b2", "c2"])
  }

  @Test("E162: an observer that another one disposes does not hear the value that is on its way")
  func disposedMeanwhile() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    let second = SerialDisposable()
    subject.signal.subscribe(next: { _ in second.dispose() })
    second.inner = subject.signal.subscribe(next: { log.add("b\($0)") })
    subject.send(1)
    subject.send(2)
    #expect(log.entries == [])
  }

  @Test("E164: who subscribes after the end gets the ending")
  func lateSubscriber() {
    let log = Log<Signal<Int, Oops>.Event>()
    let completed = Subject<Int, Oops>()
    completed.complete()
    completed.fail(Oops())
    completed.send(1)
    completed.signal.subscribeEvents(log.add)
    let failed = Subject<Int, Oops>()
    failed.fail(Oops())
    failed.signal.subscribeEvents(log.add)
    #expect(log.entries == [.completed, .failed(Oops())])
  }

  @Test("D15: completing inside a value lets the others hear that value first")
  func endingInside() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    subject.signal.subscribe(next: { _ in subject.complete() })
    subject.signal.subscribe(next: { log.add("\($0)") }, completed: { log.add("|") })
    subject.send(1)
    #expect(log.entries == ["1", "|"])
  }

  @Test("values and endings that had to wait come in the order in which they were sent")
  func waiting() {
    let log = Log<String>()
    let subject = Subject<String, Never>()
    let late = SerialDisposable()
    subject.signal.subscribe(
      next: { value in
        log.add(value)
        guard value == "a" else { return }
        subject.send("b")
        late.inner = subject.signal.subscribe(
          next: { log.add("late \($0)") },
          completed: { log.add("late |") }
        )
        subject.send("c")
        subject.complete()
        subject.send("d")
      },
      completed: { log.add("|") }
    )
    subject.send("a")
    #expect(log.entries == ["a", "b", "c", "late c", "|", "late |"])
  }

  @Test("its observer feeds it, and keeps it alive")
  func observer() {
    let log = Log<Signal<Int, Oops>.Event>()
    var subject: Subject<Int, Oops>? = Subject()
    subject?.signal.subscribeEvents(log.add)
    var observer = subject?.observer
    subject = nil
    observer?.send(1)
    observer?.send(event: .failed(Oops()))
    observer?.send(2)
    #expect(log.entries == [.next(1), .failed(Oops())])
    observer = nil
  }

  @Test("a signal that is subscribed with its observer is passed on whole")
  func forwarding() {
    let log = Log<Signal<Int, Oops>.Event>()
    let subject = Subject<Int, Oops>()
    subject.signal.subscribeEvents(log.add)
    Signal.values([1, 2]).subscribe(subject.observer)
    #expect(log.entries == [.next(1), .next(2), .completed])
  }

  @Test("forgotten, it disposes its subscriptions, also through kept signals")
  func forgotten() {
    let log = Log<String>()
    var subject: Subject<Int, Never>? = Subject()
    let signal = subject?.signal
    let handle = subject?.signal.watchingDisposal { log.add("disposed") }.subscribe(
      next: { _ in },
      completed: { log.add("|") }
    )
    subject = nil
    #expect(log.entries == ["disposed"])
    #expect(handle?.isDisposed == true)
    #expect(signal?.subscribe(next: { _ in }).isDisposed == true)
  }
}
