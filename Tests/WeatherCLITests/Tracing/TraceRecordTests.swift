import Foundation
import Signals
import TestSupport
import Testing

@testable import weather_cli

@Suite("--trace")
struct TraceRecordTests {
  @Test("- tells on the error output what each signal did, from the start of the run")
  func timeline() throws {
    let run = try Stage.london().run("current", "51.51,-0.13", "--trace", "-")
    #expect(run.out.contains("London") && run.exit == .success)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "0.000 s outputs#1 subscribed")
    #expect(lines.contains { $0.hasSuffix(" next OpenWeatherMap, just now") })
    #expect(lines.contains { $0.contains("GET ") && $0.contains(" next 200, ") })
    #expect(lines.contains { $0.contains(" report#") && $0.contains(" next ") })
  }

  @Test("a file gets events that Chrome shows, without the key")
  func chrome() throws {
    let stage = try Stage.london()
    let run = stage.run("51.51,-0.13", "--trace", "/tmp/trace.json")
    #expect(run.exit == .success && !run.errors.contains("subscribed"))
    let text = try #require(stage.written.withLock { $0["/tmp/trace.json"] })
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = try #require(value?["traceEvents"] as? [[String: Any]])
    let names = Set(events.compactMap { $0["name"] as? String })
    #expect(names.isSuperset(of: ["outputs", "place", "current", "daily", "hourly", "report"]))
    #expect(events.allSatisfy { ["b", "n", "e"].contains($0["ph"] as? String) })
    #expect(!text.contains(Stage.key))
  }

  @Test("a run that is interrupted leaves its trace too")
  func interrupted() throws {
    let stage = try Stage.london()
    var world = stage.world
    world.interruptions = Signal<Int, Never>.timer(.seconds(5), on: stage.time).map { _ in
      .interrupted
    }
    let outputs = Locked<[Output]>([])
    let program = Program.run(["watch", "51.51,-0.13", "--trace", "-"], in: world)
    program.subscribe { output in outputs.withLock { $0.append(output) } }
    stage.time.advance(by: .seconds(10))
    let run = Run(outputs: outputs.withLock { $0 })
    #expect(run.exit == .interrupted)
    #expect(run.errors.contains("report#"))
  }

  @Test("a trace that cannot be kept is told of, and the run has failed")
  func unwritable() throws {
    let stage = try Stage.london()
    var world = stage.world
    world.writeOutput = { _, _ in .just(false) }
    let outputs = Locked<[Output]>([])
    Program.run(["current", "51.51,-0.13", "--trace", "/nowhere/a"], in: world)
      .subscribe { output in outputs.withLock { $0.append(output) } }
    let run = Run(outputs: outputs.withLock { $0 })
    #expect(run.exit == .other)
    #expect(run.out.contains("London"))
    #expect(run.errors.contains("The trace cannot be written to /nowhere/a."))
  }

  @Test("without it no signal is named")
  func none() throws {
    #expect(try !Stage.london().run("current", "51.51,-0.13").errors.contains("subscribed"))
  }

  @Test("the trace in Docs is that of a demo, but for the times")
  func documented() throws {
    let page = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Weather/Program.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "$ weather-cli demo --trace -").last)
      .components(separatedBy: "```")[0]
    let run = Stage().run("demo", "--trace", "-")
    func events(_ text: String) -> [String] {
      text.split(separator: "\n").map { String($0.drop { $0 != "s" }.dropFirst(2)) }
    }
    #expect(events(run.errors) == events(block))
  }
}
