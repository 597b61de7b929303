import Foundation
import Signals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program of which a test asks what only a process of its own can tell: how far its memory
/// grew, and what it does when the clock on the wall is moved.
///
/// The id of the case is in its environment: a library that is loaded in front of all others, as
/// faketime's is, may hide the arguments from Swift.
@main
enum Probe {
  static func main() {
    switch ProcessInfo.processInfo.environment["ENDURANCE_CASE"] {
    case "A093": print(growth(of: subscribeSubjects))
    case "A094": print(growth(of: deliver))
    case "A104": print(growth(of: scheduleAgain))
    case "T22": Soak(seed: number("SEED")).run(number("COUNT"))
    case "A118 queue": moveTheClock(.queue())
    case "A118 task": moveTheClock(.task())
    default:
      print("Say in ENDURANCE_CASE what to try: A093, A094, A104, T22, A118 queue or A118 task.")
      exit(2)
    }
  }

  /// A number that is given in the environment, or else 0.
  private static func number<Number: FixedWidthInteger>(_ name: String) -> Number {
    ProcessInfo.processInfo.environment["ENDURANCE_\(name)"].flatMap { Number($0) } ?? 0
  }

  /// By how many bytes the most memory that was ever in use grows between the first quarter of the
  /// work and its end.
  private static func growth(of work: (Int) -> Void) -> Int {
    work(250_000)
    let before = mostMemory()
    work(750_000)
    return mostMemory() - before
  }

  private static func mostMemory() -> Int {
    var usage = rusage()
    // RUSAGE_SELF, whose type is not the same on all systems.
    getrusage(0, &usage)
    #if canImport(Darwin)
    return usage.ru_maxrss
    #else
    return usage.ru_maxrss * 1024
    #endif
  }

  private static let sender = Subject<Int, Never>()
  private static let receiver = Subject<Int, Never>()

  /// Subscribes one subject to another and disposes of that, a tenth as often.
  private static func subscribeSubjects(_ count: Int) {
    for _ in 0..<count / 10 { sender.signal.subscribe(receiver.observer).dispose() }
  }

  private static let queue = DispatchQueue(label: "probe")
  private static let delivery = sender.signal.deliverOn(.queue(queue)).subscribe(next: { _ in })

  /// Sends values through a queue that keeps up.
  private static func deliver(_ count: Int) {
    _ = delivery
    for value in 0..<count {
      sender.send(value)
      if value % 1_000 == 0 { queue.sync {} }
    }
    queue.sync {}
  }

  private static let scheduler = QueueScheduler(label: "probe")

  /// Schedules work that schedules itself again.
  private static func scheduleAgain(_ count: Int) {
    let left = Locked(count)
    let isOver = DispatchSemaphore(value: 0)
    scheduler.scheduleRecursive { again in
      let isLast = left.withLock { left in
        left -= 1
        return left == 0
      }
      if isLast { isOver.signal() } else { again() }
    }
    isOver.wait()
  }
}
