import Foundation
import Signals
import Testing

@Suite("Tracer")
struct TracerTests {
  private let time = TestScheduler()

  /// A tracer that has seen a value, a failure, a completion and a disposal.
  private func traced() -> Tracer {
    let tracer = Tracer(on: time)
    tracer.isRecording = true
    time.signal("-a--#").named("search", in: tracer).subscribe(next: { _ in }, failed: { _ in })
    let never = Signal<Int, Never>.never.named("wait", in: tracer).subscribe(next: { _ in })
    time.advance(by: .milliseconds(1500))
    Signal<Int, Never>.just(7).named("search", in: tracer).subscribe(next: { _ in })
    never.dispose()
    time.run()
    return tracer
  }

  @Test("a timeline says when what happened in which run")
  func timeline() {
    #expect(
      traced().timeline == """
        0.000 s search#1 subscribed
        0.000 s wait#2 subscribed
        1.000 s search#1 next a
        1.500 s search#3 subscribed
        1.500 s search#3 next 7
        1.500 s search#3 completed
        1.500 s wait#2 disposed
        4.000 s search#1 failed MarbleFailure()

        """
    )
  }

  @Test("a Chrome trace has a slice for each run, with marks for values, in microseconds")
  func chromeTrace() throws {
    struct Trace: Decodable {
      struct Event: Decodable, Equatable {
        var name: String
        var cat = "signal"
        var ph: String
        var id: Int
        var pid = 1
        var tid = 1
        var ts: Double
        var args: [String: String] = [:]
      }
      let traceEvents: [Event]
    }
    let trace = try JSONDecoder().decode(Trace.self, from: Data(traced().chromeTrace.utf8))
    #expect(
      trace.traceEvents == [
        .init(name: "search", ph: "b", id: 1, ts: 0),
        .init(name: "wait", ph: "b", id: 2, ts: 0),
        .init(name: "search", ph: "n", id: 1, ts: 1_000_000, args: ["next": "a"]),
        .init(name: "search", ph: "b", id: 3, ts: 1_500_000),
        .init(name: "search", ph: "n", id: 3, ts: 1_500_000, args: ["next": "7"]),
        .init(name: "search", ph: "e", id: 3, ts: 1_500_000, args: ["ended": "completed"]),
        .init(name: "wait", ph: "e", id: 2, ts: 1_500_000, args: ["ended": "disposed"]),
        .init(name: "search", ph: "e", id: 1, ts: 4_000_000, args: ["failed": "MarbleFailure()"]),
      ]
    )
  }

  @Test("names and values with quotes, backslashes, line breaks and other scripts stay valid JSON")
  func escaping() throws {
    let text = "\"a\\b\"\n\t\u{1}– 東京 🌧"
    let tracer = Tracer(on: time)
    tracer.isRecording = true
    Signal<String, Never>.just(text).named(text, in: tracer).subscribe(next: { _ in })
    let json = try JSONSerialization.jsonObject(with: Data(tracer.chromeTrace.utf8))
    let events = try #require((json as? [String: Any])?["traceEvents"] as? [[String: Any]])
    #expect(events.map { $0["name"] as? String } == [text, text, text])
    #expect((events[1]["args"] as? [String: String]) == ["next": text])
  }

  @Test("without recording there is nothing, and clearing forgets")
  func recording() {
    let tracer = Tracer(on: time)
    Signal<Int, Never>.just(1).named("quiet", in: tracer).subscribe(next: { _ in })
    #expect(tracer.timeline == "")
    tracer.isRecording = true
    Signal<Int, Never>.empty.named("loud", in: tracer).subscribe(next: { _ in })
    #expect(tracer.timeline == "0.000 s loud#1 subscribed\n0.000 s loud#1 completed\n")
    tracer.clear()
    #expect(tracer.timeline == "")
  }

  @Test("the live runs are those that have neither ended nor been disposed")
  func liveRuns() {
    let tracer = Tracer(on: time)
    tracer.isRecording = true
    let subject = Subject<Int, Never>()
    subject.signal.named("a", in: tracer).subscribe(next: { _ in })
    let handle = subject.signal.named("b", in: tracer).subscribe(next: { _ in })
    Signal<Int, Never>.just(1).named("c", in: tracer).subscribe(next: { _ in })
    tracer.clear()
    #expect(tracer.liveRuns == ["a#1", "b#2"])
    handle.dispose()
    #expect(tracer.liveRuns == ["a#1"])
    subject.complete()
    #expect(tracer.liveRuns == [])
  }

  @Test("one event is one line, whatever the value is")
  func lineBreaks() {
    let tracer = Tracer(on: time)
    tracer.isRecording = true
    Signal<String, Never>.just("a\nb\r\nc").named("text", in: tracer).subscribe(next: { _ in })
    #expect(
      tracer.timeline == """
        0.000 s text#1 subscribed
        0.000 s text#1 next a\\nb\\nc
        0.000 s text#1 completed

        """
    )
  }

  @Test("a limit that is never reached keeps all, and none is refused")
  func extremeLimits() async {
    let tracer = Tracer(on: time, keeping: .max)
    tracer.isRecording = true
    Signal<Int, Never>.just(1).named("one", in: tracer).subscribe(next: { _ in })
    #expect(tracer.timeline.split(separator: "\n").count == 3)
    await #expect(processExitsWith: .failure) { _ = Tracer(on: TestScheduler(), keeping: -1) }
  }

  @Test("beyond its limit the oldest events go")
  func limit() {
    let tracer = Tracer(on: time, keeping: 4)
    tracer.isRecording = true
    Signal<Int, Never>.values(1...9).named("many", in: tracer).subscribe(next: { _ in })
    let lines = tracer.timeline.split(separator: "\n")
    #expect((4...5).contains(lines.count))
    #expect(
      lines.suffix(3) == [
        "0.000 s many#1 next 8", "0.000 s many#1 next 9", "0.000 s many#1 completed",
      ]
    )
  }
}
