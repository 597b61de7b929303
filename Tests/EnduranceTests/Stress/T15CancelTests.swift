import Signals
import Synchronization
import TestSupport
import Testing

@Suite("T15: cancel versus fire", .ownThread)
struct T15CancelTests {
  /// One scheduled action, as both threads see it.
  private final class Action: Sendable {
    let isCancelled = Atomic<Bool>(false)
    let runs = Atomic<Int>(0)
    let runsTooLate = Atomic<Int>(0)

    /// What the scheduler runs.
    func run() {
      if isCancelled.load(ordering: .acquiring) {
        runsTooLate.add(1, ordering: .relaxed)
      } else {
        runs.add(1, ordering: .relaxed)
      }
    }
  }

  private struct Booking: Sendable {
    let action: Action
    let handle: Disposable
  }

  /// Schedules `count` actions on one thread and cancels each from another one, at random moments.
  ///
  /// The canceller stays a little behind, so that some have run by then and some have not.
  private func race(
    _ count: Int,
    _ seed: Seed,
    on scheduler: QueueScheduler,
    _ schedule:
      @escaping @Sendable (inout SeededRandom, @escaping @Sendable () -> Void) ->
      Disposable
  ) -> (actions: [Action], alive: Cell<Int>) {
    let bookings = Cell<[Booking]>([])
    let alive = Cell(0)
    onThreads([
      {
        var random = seed.stream(0)
        for _ in 0..<count {
          let (action, token) = (Action(), Token(alive))
          let handle = schedule(&random) {
            token.touch()
            action.run()
          }
          bookings.change { $0.append(Booking(action: action, handle: handle)) }
          random.pause(upTo: 20)
        }
      },
      {
        var random = seed.stream(1)
        for number in 0..<count {
          if !eventually({ bookings.change { $0.count } > number }) { break }
          random.pause(upTo: 40)
          let booking = bookings.change { $0[number] }
          booking.handle.dispose()
          // What had begun on the queue by then is over when this runs there.
          scheduler.schedule { booking.action.isCancelled.store(true, ordering: .releasing) }
        }
      },
    ])
    return (bookings.value.map(\.action), alive)
  }

  @Test("T15: an action runs once or is cancelled, and never runs after that")
  func once() {
    let (seed, scheduler) = (Seed(), QueueScheduler())
    let (actions, alive) = race(effort(10_000), seed, on: scheduler) { random, action in
      let delay = Duration.microseconds(Int.random(in: 0...2_000, using: &random))
      return scheduler.schedule(after: delay, action)
    }
    #expect(actions.allSatisfy { $0.runsTooLate.load(ordering: .acquiring) == 0 }, "\(seed)")
    #expect(actions.allSatisfy { $0.runs.load(ordering: .acquiring) <= 1 }, "\(seed)")
    #expect(eventually { alive.value == 0 }, "\(seed)")
  }

  @Test("T15: what repeats stops, and nothing of it is left")
  func repeating() {
    let (seed, scheduler) = (Seed(), QueueScheduler())
    let (actions, alive) = race(effort(10_000, everyday: 2_000), seed, on: scheduler) {
      random,
      action in
      let interval = Duration.microseconds(Int.random(in: 1...2_000, using: &random))
      return scheduler.schedule(every: interval, leeway: .zero, action)
    }
    // Nothing that could run is alive.
    #expect(eventually { alive.value == 0 }, "\(seed)")
    #expect(actions.allSatisfy { $0.runsTooLate.load(ordering: .acquiring) == 0 }, "\(seed)")
  }
}
