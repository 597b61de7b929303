import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("limiter (W12)")
struct LimiterTests {
  private let time = TestScheduler()

  /// The seconds at which turns come that were asked for at these seconds.
  private func turns(_ limiter: Limiter, askedAt seconds: [Double]) -> [Double] {
    let came = Locked<[Double]>([])
    for second in seconds {
      time.advance(to: .seconds(second))
      limiter.turn.subscribe { [time] in came.withLock { $0.append(time.now / .seconds(1)) } }
    }
    time.run()
    return came.withLock { $0 }
  }

  @Test("the 61st call in a minute waits until the first one is a minute old")
  func sixtyFirst() {
    let asked = (0..<61).map { Double($0) / 2 }
    // The 61st asks at 30 s; the first went at 0 s.
    #expect(turns(Limiter(on: time), askedAt: asked) == asked.dropLast() + [60])
  }

  @Test("there is no minute in which more than 60 go, across the turn of a minute either")
  func sliding() {
    // 30 calls at 0 s, 60 at 59 s: 30 go then, and the others a minute after the first.
    let asked = Array(repeating: 0.0, count: 30) + Array(repeating: 59, count: 60)
    let wanted =
      Array(repeating: 0.0, count: 30) + Array(repeating: 59, count: 30)
      + Array(repeating: 60, count: 30)
    #expect(turns(Limiter(on: time), askedAt: asked) == wanted)
  }

  @Test("1,000 calls at once take 16 minutes, 60 of them in each and the last 40 then")
  func thousand() {
    // 16 × 60 = 960 go at 0, 60, …, 900 s; 1,000 − 960 = 40 go at 960 s.
    let wanted = (0..<1_000).map { Double($0 / 60 * 60) }
    #expect(turns(Limiter(on: time), askedAt: Array(repeating: 0, count: 1_000)) == wanted)
    #expect(time.now == .seconds(960 + 60))
  }

  @Test("turns come first come, first served")
  func order() {
    let limiter = Limiter(1, per: .seconds(10), on: time)
    let diary = Diary(time)
    for name in ["a", "b", "c"] { limiter.turn.subscribe { diary.note(name) } }
    time.run()
    #expect(diary.entries == ["0: a", "10: b", "20: c"])
  }

  @Test("who calls off while waiting costs no turn; who has gone keeps its place")
  func calledOff() {
    let limiter = Limiter(1, per: .seconds(10), on: time)
    let diary = Diary(time)
    let gone = limiter.turn.subscribe { diary.note("a") }
    let waiting = limiter.turn.subscribe { diary.note("b") }
    limiter.turn.subscribe { diary.note("c") }
    gone.dispose()
    waiting.dispose()
    time.run()
    #expect(diary.entries == ["0: a", "10: c"])
  }

  @Test("100,000 who call off while they wait need no stack and no time")
  func manyCalledOff() {
    let limiter = Limiter(1, per: .seconds(10), on: time)
    let diary = Diary(time)
    limiter.turn.subscribe {}
    let waiting = (0..<100_000).map { _ in limiter.turn.subscribe { diary.note("no") } }
    limiter.turn.subscribe { diary.note("last") }
    for wait in waiting { wait.dispose() }
    time.run()
    #expect(diary.entries == ["10: last"])
  }

  @Test("a request waits for its turn, and disposal calls it off")
  func requests() throws {
    let wire = TimedTransport(time)
    let limited = wire.transport.limited(by: Limiter(2, per: .seconds(60), on: time))
    let request = try URLRequest.forPath("/")
    for _ in 0..<2 { limited.send(request).subscribeEvents { _ in } }
    let third = limited.send(request).subscribeEvents { _ in Issue.record("it was called off") }
    let diary = Diary(time)
    diary.follow(limited.send(request)) { "\($0.status)" }
    third.dispose()
    time.run()
    #expect(wire.sent == [0, 0, 60])
    #expect(diary.entries == ["60: 200", "60: completed"])
  }

  @Test("several transports may share a limiter")
  func shared() throws {
    let limiter = Limiter(1, per: .seconds(60), on: time)
    let wires = [TimedTransport(time), TimedTransport(time)]
    for wire in wires {
      wire.transport.limited(by: limiter).send(try .forPath("/")).subscribeEvents { _ in }
    }
    time.run()
    #expect(wires.map(\.sent) == [[0], [60]])
  }
}
