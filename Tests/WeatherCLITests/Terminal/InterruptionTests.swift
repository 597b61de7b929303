import Foundation
import Signals
import TestSupport
import Testing

@testable import weather_cli

@Suite("signals of the process", .ownThread)
struct InterruptionTests {
  private let log = Log<String>()

  private func note(_ number: Int32, _ name: String) -> Disposable {
    Terminal.interruption(number).subscribe { [log] in log.add(name) }
  }

  /// Sends until all have been told; the first may come before Dispatch has its handler in place.
  private func expectTold(_ number: Int32, _ names: Set<String>) {
    let all = eventually {
      kill(getpid(), number)
      return Set(log.entries).isSuperset(of: names)
    }
    #expect(all, "\(names)")
  }

  @Test("all subscribers of one number are told, and so is one that comes after all have left")
  func shared() {
    let first = note(SIGUSR2, "first")
    let second = note(SIGUSR2, "second")
    expectTold(SIGUSR2, ["first", "second"])
    first.dispose()
    second.dispose()
    let third = note(SIGUSR2, "third")
    expectTold(SIGUSR2, ["third"])
    third.dispose()
  }

  @Test("one that is ignored from the start stays so; going on always counts")
  func ignored() {
    signal(SIGURG, SIG_IGN)
    signal(SIGCONT, SIG_IGN)
    let urgent = note(SIGURG, "urgent")
    let on = note(SIGCONT, "on")
    kill(getpid(), SIGURG)
    expectTold(SIGCONT, ["on"])
    #expect(!log.entries.contains("urgent"))
    urgent.dispose()
    on.dispose()
  }
}
