import Foundation
import Signals
import Synchronization
import TestSupport
import Testing

@Suite("T12: dispose is a barrier on the delivering executor", .ownThread)
struct T12DisposeBarrierTests {
  typealias Chain = @Sendable (Signal<Int, Oops>, QueueScheduler) -> Signal<Int, Oops>

  private static let moment = Duration.microseconds(1)

  /// What delivers on its scheduler, wherever its input sends.
  private static let delivering: [(String, Chain)] = [
    ("deliverOn", { $0.deliverOn($1) }),
    ("debounce", { $0.debounce(moment, on: $1) }),
    ("throttle", { $0.throttle(moment, on: $1, leading: false) }),
    // Every value has a timer; with one for each of all, the executor would do nothing else.
    ("delay", { $0.filter { $0.isMultiple(of: 64) }.delay(moment, on: $1) }),
    ("buffer", { $0.bufferWithTime(moment, on: $1).map(\.count) }),
    ("interval", { _, x in .interval(0..<Int.max, every: .microseconds(50), on: x) }),
  ]

  /// What hands values on where they come, here on the scheduler itself.
  private static let passing: [(String, Chain)] = [
    ("throttle", { $0.deliverOn($1).throttle(moment, on: $1) }),
    ("timeout", { $0.deliverOn($1).timeout(.seconds(60), failingWith: Oops(), on: $1) }),
    (
      "timeout that fails",
      { $0.deliverOn($1).filter { _ in false }.timeout(moment, failingWith: Oops(), on: $1) }
    ),
  ]

  /// One subscription, which must be silent once it is dead.
  private final class Life: Sendable {
    let isDead = Atomic<Bool>(false)
    let heard = Atomic<Int>(0)
    let handle = SerialDisposable()
    /// It ends after so many events.
    let wanted: Int

    init(wanted: Int) { self.wanted = wanted }
  }

  /// Rounds on an executor: subscribe, dispose at a random moment, see that nothing comes.
  private final class Rounds: Sendable {
    private let queue = DispatchQueue(label: "x")
    private let scheduler: QueueScheduler
    private let subject = Subject<Int, Oops>()
    private let chain: Chain
    private let random: Cell<SeededRandom>
    private let left: Cell<Int>
    let heard = Atomic<Int>(0)
    let heardDead = Atomic<Int>(0)
    let over = Latch()

    init(_ count: Int, _ seed: Seed, _ chain: @escaping Chain) {
      scheduler = QueueScheduler(queue)
      left = Cell(count)
      random = Cell(seed.stream(0))
      self.chain = chain
    }

    func run() {
      let isOver = Atomic<Bool>(false)
      onThreads([
        {
          self.queue.async { self.next() }
          var number = 0
          while !isOver.load(ordering: .relaxed) {
            self.subject.send(number)
            number += 1
          }
        },
        {
          self.over.wait(seconds: 150)
          isOver.store(true, ordering: .relaxed)
        },
      ])
    }

    private func next() {
      let isLast = left.change { left in
        left -= 1
        return left < 0
      }
      if isLast { return over.open() }
      // The first one lives until it is heard, so that there is something to be silent about.
      let isFirst = heard.load(ordering: .relaxed) == 0
      let life = Life(
        wanted: isFirst ? 1 : random.change { Int.random(in: 0...2, using: &$0) }
      )
      life.handle.inner = chain(subject.signal, scheduler).subscribeEvents { [self] _ in
        heard.add(1, ordering: .relaxed)
        life.heard.add(1, ordering: .relaxed)
        if life.isDead.load(ordering: .relaxed) { heardDead.add(1, ordering: .relaxed) }
      }
      end(life, within: isFirst ? .max : random.change { Int.random(in: 0...200, using: &$0) })
    }

    private func end(_ life: Life, within turns: Int) {
      queue.async { [self] in
        if turns > 0, life.heard.load(ordering: .relaxed) < life.wanted {
          sched_yield()
          return end(life, within: turns - 1)
        }
        life.handle.dispose()
        life.isDead.store(true, ordering: .relaxed)
        next()
      }
    }
  }

  private func check(_ name: String, _ chain: @escaping Chain) {
    let seed = Seed()
    // 20,000 rounds for all nine chains together.
    let rounds = Rounds(effort(2_250, everyday: 200, reduced: 120), seed, chain)
    rounds.run()
    #expect(rounds.over.wait(seconds: 1), "\(name) is stuck, \(seed)")
    #expect(rounds.heardDead.load(ordering: .relaxed) == 0, "\(name), \(seed)")
    #expect(rounds.heard.load(ordering: .relaxed) > 0, "\(name) was never heard, \(seed)")
  }

  @Test("T12: silent after dispose, whatever thread the input sends on", arguments: 0..<6)
  func delivering(index: Int) {
    let (name, chain) = Self.delivering[index]
    check(name, chain)
  }

  @Test("T12: silent after dispose, when the input sends on the executor", arguments: 0..<3)
  func passing(index: Int) {
    let (name, chain) = Self.passing[index]
    check(name, chain)
  }
}
