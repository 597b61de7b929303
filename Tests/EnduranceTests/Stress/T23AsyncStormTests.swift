import Dispatch
import Signals
import TestSupport
import Testing

@Suite("T23: async cancellation storm", .ownThread)
struct T23AsyncStormTests {
  private enum Shape: Int, CaseIterable { case plain, merged, switched, debounced }

  /// One task that iterates, one thread that sends, one that cancels.
  private struct Round: Sendable {
    let shape: Shape
    let subject = ReplaySubject<Int, Never>()
    let log = Log<Int>()
    let over = Latch()
    let task = Cell<Task<Void, Never>?>(nil)

    init(_ shape: Shape, _ live: Cell<Int>, _ scheduler: QueueScheduler) {
      self.shape = shape
      let source = Signal<Int, Never>.create { [subject] observer, lifetime in
        live.change { $0 += 1 }
        lifetime.onEnd { live.change { $0 -= 1 } }
        lifetime.add(subject.signal.subscribe(observer))
      }
      let signal: Signal<Int, Never> =
        switch shape {
        case .plain: source
        case .merged: .merge([source, .never])
        case .switched: Signal.just(0).concat(Signal.never).map { _ in source }.switchToLatest()
        case .debounced: source.debounce(.microseconds(1), on: scheduler)
        }
      task.value = Task { [log, over] in
        for await value in signal.values() { log.add(value) }
        over.open()
      }
    }

    /// Whether the task saw what was sent from the beginning on, in order.
    ///
    /// Debouncing leaves out what was followed too soon.
    var isPrefix: Bool {
      let seen = log.entries
      if shape != .debounced { return seen == Array(0..<seen.count) }
      return Swift.zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  @Test("T23: every task ends, what it saw is a prefix, and no subscription is left")
  func storm() {
    let seed = Seed()
    let (live, number) = (Cell(0), Cell(0))
    let scheduler = QueueScheduler()
    inRounds(
      effort(50_000, everyday: 2_000),
      {
        let number = number.change { number in
          number += 1
          return number
        }
        return Round(Shape(rawValue: number % 4) ?? .plain, live, scheduler)
      },
      [
        { @Sendable round in for value in 0..<10 { round.subject.send(value) } },
        { @Sendable round in
          var random = seed.stream(number.value)
          random.pause(upTo: 10)
          round.task.value?.cancel()
        },
      ]
    ) { round in
      #expect(round.over.wait(seconds: 120), "the task does not end, \(seed)")
      #expect(round.isPrefix, "\(round.shape) saw \(round.log.entries), \(seed)")
    }
    #expect(eventually { live.value == 0 }, "\(seed)")
  }
}
