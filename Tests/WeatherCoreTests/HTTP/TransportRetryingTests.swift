import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("retrying (W11)")
struct TransportRetryingTests {
  private let time = TestScheduler()

  /// What comes of a script, and when each try was made.
  private func play(
    _ script: [Result<HTTPResponse, TransportError>],
    after delay: Duration = .zero,
    jitter: @escaping @Sendable (Duration) -> Duration = { $0 }
  ) throws -> (tries: [Double], diary: [String]) {
    let wire = TimedTransport(time, after: delay, script)
    let start = Date(timeIntervalSince1970: 784_111_777)
    let retrying = wire.transport.retrying(
      jitter: jitter,
      now: { [time] in start.addingTimeInterval(time.now / .seconds(1)) },
      on: time
    )
    let diary = Diary(time)
    diary.follow(retrying.send(try .forPath("/"))) { "\($0.status)" }
    time.run()
    return (wire.sent, diary.entries)
  }

  @Test("waits 1, 2 and 4 s between four tries, then hands on the last answer")
  func backOff() throws {
    let played = try play([.status(500), .status(502), .status(429), .status(503)])
    // 0, then 0 + 1, 1 + 2 and 3 + 4.
    #expect(played.tries == [0, 1, 3, 7])
    #expect(played.diary == ["7: 503", "7: completed"])
  }

  @Test("waits from the moment a try failed, not from when it began")
  func slowFailures() throws {
    let played = try play(
      [.failure(.connectionLost), .failure(.timedOut), .status(200)],
      after: .seconds(2)
    )
    // Fails at 2; 2 + 1, fails at 5; 5 + 2, answers at 9.
    #expect(played.tries == [0, 3, 7])
    #expect(played.diary == ["9: 200", "9: completed"])
  }

  @Test("jitter changes a wait, and not those that follow")
  func jitter() throws {
    let played = try play([.status(500)], jitter: { $0 / 2 })
    // Halves of 1, 2 and 4.
    #expect(played.tries == [0, 0.5, 1.5, 3.5])
  }

  @Test(
    "waits as long as the provider says, in seconds or until a date",
    // Sun, 06 Nov 1994 08:49:37 GMT is 784,111,777, where the clock of these tests starts.
    arguments: ["5", "Sun, 06 Nov 1994 08:49:42 GMT"]
  )
  func retryAfter(field: String) throws {
    let played = try play([.status(429, ["retry-after": field]), .status(503), .status(200)])
    // The wait after that is the second one of the row, 2 s.
    #expect(played.tries == [0, 5, 7])
    #expect(played.diary == ["7: 200", "7: completed"])
  }

  @Test("waits no less than its own wait where the provider says less")
  func shortRetryAfter() throws {
    let played = try play([.status(503, ["Retry-After": "0"]), .status(200)])
    #expect(played.tries == [0, 1])
  }

  @Test("makes no try that would begin after half a minute, and says at once what it knows")
  func patience() throws {
    #expect(try play([.status(429, ["Retry-After": "31"])]).diary == ["0: 429", "0: completed"])
    #expect(try play([.status(429, ["Retry-After": "30"]), .status(200)]).tries == [0, 30])
    let slow = try play([.failure(.timedOut)], after: .seconds(15))
    // 15 + 1 is soon enough; 16 + 15 + 2 = 33 is not.
    #expect(slow.tries.map { $0 - slow.tries[0] } == [0, 16])
  }

  @Test(
    "tries again what may pass: silence, names, refusals and lost connections",
    arguments: [TransportError.timedOut, .hostNotFound, .connectionRefused, .connectionLost]
  )
  func faults(fault: TransportError) throws {
    let played = try play([.failure(fault)])
    #expect(played.tries == [0, 1, 3, 7])
    #expect(played.diary == ["7: failed \(fault)"])
  }

  @Test(
    "tries nothing else again",
    arguments: [
      Result.status(200), .status(304), .status(400), .status(401), .status(403), .status(404),
      .status(408), .failure(.offline), .failure(.notSecure), .failure(.redirectRefused),
      .failure(.bodyTooLarge), .failure(.other("cannot be used")),
    ] as [Result<HTTPResponse, TransportError>]
  )
  func lasting(answer: Result<HTTPResponse, TransportError>) throws {
    #expect(try play([answer, .status(200)]).tries == [0])
  }

  @Test("each subscription has its own tries")
  func cold() throws {
    let wire = TimedTransport(time, [.status(500), .status(200), .status(500), .status(200)])
    let signal = wire.transport.retrying(jitter: { $0 }, on: time).send(try .forPath("/"))
    #expect(wire.sent.isEmpty)
    for _ in 0..<2 {
      signal.subscribeEvents { _ in }
      time.run()
    }
    #expect(wire.sent == [0, 1, 1, 2])
  }

  @Test("disposal ends a try, and a wait")
  func disposal() throws {
    let wire = TimedTransport(time, after: .seconds(2), [.status(500)])
    let signal = wire.transport.retrying(jitter: { $0 }, on: time).send(try .forPath("/"))
    let trying = signal.subscribeEvents { _ in Issue.record("nothing is heard of it") }
    time.advance(to: .seconds(1))
    trying.dispose()
    #expect(wire.cancelled == 1)
    let waiting = signal.subscribeEvents { _ in Issue.record("nothing is heard of it") }
    time.advance(to: .seconds(3.5))
    waiting.dispose()
    time.run()
    #expect(wire.sent == [0, 1])
  }
}
