import Foundation
import Signals

extension Probe {
  /// Arms a timer for a second, sets the clock on the wall back by an hour, and waits for it.
  ///
  /// The clock is libfaketime's, which reads by how much it is wrong from a file. It takes every
  /// deadline that is handed to the system for one of that clock, so the timer is set before the
  /// clock is, and there is but one.
  static func moveTheClock(_ scheduler: some Scheduler) {
    guard let file = ProcessInfo.processInfo.environment["FAKETIME_TIMESTAMP_FILE"] else {
      print("FAKETIME_TIMESTAMP_FILE must name the file that sets the clock.")
      exit(2)
    }
    let fired = DispatchSemaphore(value: 0)
    let start = ContinuousClock.now
    let before = Date()
    let isOver = Locked(false)
    Signal.timer(.seconds(1), on: scheduler).subscribe(next: { _ in
      isOver.withLock { $0 = true }
      fired.signal()
    })
    while !isTimerSet() {
      if isOver.withLock({ $0 }) { return moveTheClock(scheduler) }
    }
    do {
      try Data("-1h\n".utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      print("The clock could not be set: \(error)")
      exit(2)
    }
    print("clock \(Int(Date().timeIntervalSince(before)))")
    fired.wait()
    print("fired \(start.duration(to: .now) >= .seconds(1) ? "in time" : "early")")
  }

  /// Whether the system holds a timer of this program that has not fired.
  private static func isTimerSet() -> Bool {
    let folder = "/proc/self/fdinfo"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return text.map { $0.contains("it_value:") && !$0.contains("it_value: (0, 0)") } ?? false
    }
  }
}
