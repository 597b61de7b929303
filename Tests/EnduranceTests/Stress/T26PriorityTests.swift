import Foundation
import Signals
import Synchronization
import TestSupport
import Testing

@Suite("T26: priority", .ownThread)
struct T26PriorityTests {
  @Test("T26: whoever finds a subject or a property busy leaves its value and goes on")
  func nobodyWaits() {
    let subject = Subject<Int, Never>()
    expectNobodyWaits(subject.signal) { subject.send($0) }
    let property = MutableProperty(0)
    expectNobodyWaits(property.changes) { property.value = $0 }
  }

  /// One thread sits in its callback until four others, which send meanwhile, have returned.
  private func expectNobodyWaits(
    _ signal: Signal<Int, Never>,
    _ send: @escaping @Sendable (Int) -> Void
  ) {
    let (isInside, haveReturned) = (Latch(), Latch())
    let (heard, left) = (Cell(0), Cell(4))
    signal.subscribe(next: { value in
      heard.change { $0 += 1 }
      guard value == -1 else { return }
      isInside.open()
      if !haveReturned.wait() { Issue.record("The other threads wait") }
    })
    let urgent: @Sendable () -> Void = {
      isInside.wait()
      for number in 0..<1_000 { send(number) }
      let isLast = left.change { left in
        left -= 1
        return left == 0
      }
      if isLast { haveReturned.open() }
    }
    onThreads([{ send(-1) }] + Array(repeating: urgent, count: 4))
    #expect(heard.value == 1 + 4 * 1_000)
  }

  /// How long the longest of something took, on one thread.
  private struct Longest: Sendable {
    var send = Duration.zero
    var nothing = Duration.zero
    var count = 0
  }

  @Test("T26: a thread of low priority keeps none of high priority waiting, and gets on itself")
  func donation() {
    // Under a sanitizer there is nothing to measure.
    let seconds = effort(10, everyday: 1, reduced: 0)
    let subject = Subject<Int, Never>()
    let property = MutableProperty(0)
    let heard = Atomic<Int>(0)
    subject.signal.subscribe(next: { _ in heard.add(1, ordering: .relaxed) })
    property.changes.subscribe(next: { _ in heard.add(1, ordering: .relaxed) })
    let (background, urgent) = (Cell(Longest()), Cell(Longest()))
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)

    @Sendable func work(_ quality: QualityOfService, _ result: Cell<Longest>) {
      Thread.current.qualityOfService = quality
      var longest = Longest()
      while clock.now < end {
        // What the machine itself keeps a thread waiting, with nothing in between.
        let start = clock.now
        let middle = clock.now
        subject.send(longest.count)
        property.value = longest.count
        longest.send = max(longest.send, clock.now - middle)
        longest.nothing = max(longest.nothing, middle - start)
        longest.count += 1
      }
      result.change { all in
        all.send = max(all.send, longest.send)
        all.nothing = max(all.nothing, longest.nothing)
        all.count += longest.count
      }
    }
    let high: @Sendable () -> Void = { work(.userInteractive, urgent) }
    onThreads([{ work(.background, background) }] + Array(repeating: high, count: 4))
    guard seconds > 0 else { return }
    // On a machine that is busy with other things, even doing nothing takes long.
    #expect(urgent.value.send < max(.milliseconds(250), urgent.value.nothing * 4))
    #expect(background.value.count > 0)
    #expect(heard.load(ordering: .relaxed) == 2 * (background.value.count + urgent.value.count))
  }
}
