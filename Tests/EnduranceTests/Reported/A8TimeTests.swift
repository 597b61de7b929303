import Foundation
import Signals
import TestSupport
import Testing

/// Reported faults of the peers: what happens when.
@Suite("A8: time", .ownThread)
struct A8TimeTests {
  @Test("A105: after an idle pause throttle counts from the last value that passed")
  func a105() {
    let play = Play()
    let throttled = play.hot("1@0 2@50 3@51 4@52").throttle(.seconds(10), on: play.time)
    #expect(play.record(throttled) == "1@0 2@50 4@60")
  }

  @Test("A107: throttle lets the first value pass at once, then the newest of each interval")
  func a107() {
    let play = Play()
    let script = "a@1 b@2 c@3 d@4 e@5 f@6 g@7 h@8 i@9 j@10 k@11 C@12"
    let throttled = play.hot(script).throttle(.seconds(3), on: play.time)
    #expect(play.record(throttled) == "a@1 d@4 g@7 j@10 k@13 C@13")
  }

  @Test("A108: throttle loses nothing to a completion within the interval")
  func a108() {
    let play = Play()
    let throttled = play.hot("1@10 2@12 C@15").throttle(.seconds(10), on: play.time)
    #expect(play.record(throttled) == "1@10 2@20 C@20")
  }

  @Test("A109: a timed buffer opens again with each first value")
  func a109() {
    let play = Play()
    let script = (1...12).map { "\($0 * 2)@\($0 * 2)" }.joined(separator: " ")
    let buffered = play.hot(script).bufferWithTime(.seconds(5), on: play.time)
    #expect(play.record(buffered.map(text), until: 20) == "[2,4,6]@7 [8,10,12]@13 [14,16,18]@19")
  }

  @Test("A110: a buffer that fills as its time runs out is sent once")
  func a110() {
    let count = effort(100_000)
    let subject = Subject<Int, Never>()
    let isOver = Latch()
    let (values, longest) = (Cell([Int]()), Cell(0))
    subject.signal.bufferWithTime(.milliseconds(1), count: 3, on: .queue()).subscribe(
      next: { buffer in
        values.change { $0 += buffer }
        longest.change { $0 = max($0, buffer.count) }
      },
      completed: { isOver.open() }
    )
    onThreads([
      {
        for value in 0..<count { subject.send(value) }
        subject.complete()
      }
    ])
    #expect(isOver.wait())
    #expect(values.value == Array(0..<count))
    #expect(longest.value <= 3)
  }

  @Test("A111: a buffer that is full starts the time anew")
  func a111() {
    let play = Play()
    let buffered = play.hot("1@1 2@2 3@3").bufferWithTime(.seconds(10), count: 2, on: play.time)
    #expect(play.record(buffered.map(text)) == "[1,2]@2 [3]@12")
  }

  @Test("A113: debounce sends the newest value once")
  func a113() {
    let play = Play()
    let script = (0...10).map { "\($0)@1" }.joined(separator: " ")
    let debounced = play.hot(script).debounce(.seconds(10), on: play.time)
    #expect(play.record(debounced, until: 200) == "10@11")
  }

  @Test("A114: debounce lets nothing pass while the gaps are shorter than its interval")
  func a114() {
    let play = Play()
    let script = (1...10).map { "\($0)@\($0)" }.joined(separator: " ") + " C@10"
    let debounced = play.hot(script).debounce(.seconds(2), on: play.time)
    #expect(play.record(debounced) == "10@10 C@10")
  }

  @Test("A115: debounce forwards a failure at once")
  func a115() {
    let play = Play()
    let debounced = play.hot("1@3 2@6 3@9 4@12 E@15").debounce(.seconds(1), on: play.time)
    #expect(play.record(debounced) == "1@4 2@7 3@10 4@13 E@15")
  }

  @Test("A116: each subscription to a debounced signal has a clock of its own")
  func a116() {
    let play = Play()
    let debounced = play.hot("1@0 2@5").debounce(.seconds(1), on: play.time)
    let first = Log<String>()
    debounced.subscribe(next: { first.add("\($0)@\(play.now)") }, failed: { _ in })
    #expect(play.record(debounced) == "1@1 2@6")
    #expect(first.entries == ["1@1", "2@6"])
  }

  @Test(
    "A118: timers go on when the clock on the wall is set back",
    .enabled(if: FakeTime.library != nil, "faketime is not installed"),
    arguments: ["queue", "task"]
  )
  func a118(scheduler: String) async throws {
    // The libraries of a sanitizer and of faketime each must be the first in a program.
    if effort(1, reduced: 0) == 0 { return }
    let library = try #require(FakeTime.library)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("clock-\(UUID())")
    try Data("+0\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try await ProbeRun.output(
      of: "A118 \(scheduler)",
      environment: [
        "LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": file.path, "FAKETIME_NO_CACHE": "1",
        "DONT_FAKE_MONOTONIC": "1",
      ]
    )
    let lines = output.split(separator: "\n")
    let moved = try #require(lines.first?.split(separator: " ").last.flatMap { Int($0) })
    #expect((-3_600 ... -3_000).contains(moved), "the clock was not set: \(output)")
    #expect(lines.last == "fired in time")
  }

  @Test("A121: repeated work goes on when its handle is dropped")
  func a121() {
    let time = TestScheduler()
    let ticks = Log<Duration>()
    time.schedule(after: .zero) { ticks.add(time.now) }
    time.schedule(every: .seconds(1), leeway: .zero) { ticks.add(time.now) }
    time.advance(to: .seconds(3))
    #expect(ticks.entries == [.zero, .seconds(1), .seconds(2), .seconds(3)])
  }
}

private func text(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }
