import Dispatch
import Foundation
import Signals
import TestSupport
import Testing

/// Reported faults of the peers: the main thread, priorities, and lists that threads share.
@Suite("A10: main thread, priority, shared lists", .ownThread)
struct A10ThreadsTests {
  @Test("A135: what arrives on the main thread arrives on its queue, too")
  @MainActor
  func a135() async throws {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let subject = Subject<Int, Never>()
    let places = Awaited<[Bool?]>([])
    for signal in [subject.signal.deliverOn(.main), subject.signal.deliverOnMain()] {
      signal.subscribe(next: { _ in
        let place = DispatchQueue.getSpecific(key: key)
        places.change { $0.append(place) }
      })
    }
    subject.signal.subscribeOnMain(next: { _ in
      let place = DispatchQueue.getSpecific(key: key)
      places.change { $0.append(place) }
    })
    DispatchQueue(label: "A135").sync { subject.send(1) }
    try await places.wait(for: "three deliveries") { $0.count == 3 }
    #expect(places.state == [true, true, true])
  }

  @Test("A137: closures written on the main actor run on other queues")
  @MainActor
  func a137() async throws {
    let values = Awaited<[Int]>([])
    let isMain = Cell(false)
    Signal<Int, Never>.just(1).deliverOn(.queue())
      .map { value in
        if DispatchQueue.getSpecific(key: mainKey) == true { isMain.value = true }
        return value + 1
      }
      .subscribe { value in values.change { $0.append(value) } }
    try await values.wait(for: "the value") { !$0.isEmpty }
    #expect(values.state == [2])
    #expect(!isMain.value)
  }

  // How much of the processor the thread gets is the system's to say. What it must not do is wait
  // for the others, nor they for it: each comes to the end of what it has to send.
  @Test("A139: a thread of low priority and busy ones of high priority all come to an end")
  func a139() {
    let (count, share) = (effort(200_000, everyday: 50_000), 50)
    let subject = Subject<Int, Never>()
    let received = Cell(0)
    subject.signal.subscribe(next: { value in received.change { $0 += value } })
    let busy: @Sendable () -> Void = { for _ in 0..<count { subject.send(1) } }
    onThreads([
      {
        lowerPriority()
        for _ in 0..<4 * count / share { subject.send(1) }
      }, busy, busy, busy, busy,
    ])
    #expect(received.value == 4 * count + 4 * count / share)
  }

  @Test("A144: lists of observers and of handles are changed by many threads while values come")
  func a144() {
    let (senders, rounds) = (8, effort(1_000))
    let (listeners, received) = (Cell(0), Cell(0))
    let (subject, property) = (Subject<Int, Never>(), MutableProperty(0))
    let behavior = BehaviorSubject<Int, Never>(0)
    let bag = CompoundDisposable()
    let hot = [subject.signal, property.signal, behavior.signal].map { $0.counted(in: listeners) }
    let churn: @Sendable () -> Void = {
      for round in 0..<rounds {
        let handle = hot[round % 3].subscribe(next: { _ in received.change { $0 += 1 } })
        bag.add(handle)
        handle.dispose()
        if round % 2 == 0 { bag.remove(handle) }
      }
    }
    let send: @Sendable () -> Void = {
      for value in 0..<10 * rounds {
        subject.send(value)
        property.value = value
        behavior.send(value)
      }
    }
    onThreads(Array(repeating: churn, count: senders) + [send])
    #expect(listeners.value == 0)
    let before = received.value
    subject.send(0)
    property.value = 0
    behavior.send(0)
    #expect(received.value == before)
    bag.dispose()
  }

  @Test("A146: subscribeOn moves the subscribing alone: what was sent before is missed")
  func a146() {
    let queue = DispatchQueue(label: "A146")
    let (isOpen, isSubscribed) = (Latch(), Latch())
    queue.async { #expect(isOpen.wait()) }
    let subject = Subject<String, Never>()
    let threads = Log<ObjectIdentifier>()
    let heard = Heard(
      subject.signal.subscribeOn(.queue(queue)).doNext { _ in
        threads.add(ObjectIdentifier(Thread.current))
      }
    )
    subject.send("one")
    isOpen.open()
    queue.async { isSubscribed.open() }
    #expect(isSubscribed.wait())
    let sender = Cell<ObjectIdentifier?>(nil)
    onThreads([
      {
        sender.value = ObjectIdentifier(Thread.current)
        subject.send("two")
      }
    ])
    #expect(heard.text == "two")
    #expect(threads.entries.map(Optional.some) == [sender.value])
  }
}

/// Tells the main queue from others.
private let mainKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Puts the calling thread behind the others.
private func lowerPriority() {
  #if canImport(Darwin)
  Thread.current.qualityOfService = .background
  #else
  // On Linux each thread has a niceness of its own, and the zeros name the calling one.
  setpriority(0, 0, 19)
  #endif
}
