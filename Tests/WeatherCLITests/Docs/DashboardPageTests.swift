import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

/// Plays what Docs/Weather/Dashboard.md draws.
@Suite("Docs: the dashboard")
struct DashboardPageTests {
  @Test("the dashboard does what is drawn", arguments: try drawings())
  func dashboard(drawing: Drawing) throws {
    var stage = try Stage.london()
    stage.replies[Stage.weather] = stage.replies[Stage.weather]?.after(.seconds(3))
    let keys = Marble(try #require(drawing["keys"])).beats
    let network = drawing["network"].map { Marble($0).beats } ?? [:]
    let sitting = Sitting(stage, "51.51,-0.13")
    var asked: [Int: [Marble.Beat]] = [:]
    var pages: [Int: [Marble.Beat]] = [:]
    var before = (requests: 0, page: "")
    for tick in 0..<15 {
      for case .next(let state) in network[tick] ?? [] {
        sitting.network.value = state == "n" ? .online : .offline
      }
      for case .next(let key) in keys[tick] ?? [] { sitting.type(key) }
      // Sitting down took the first second.
      if tick > 0 { stage.time.advance(to: .seconds(tick + 1)) }
      if sitting.requests > before.requests {
        asked[tick] = Array(repeating: .next("a"), count: sitting.requests - before.requests)
      }
      let page =
        ["N": "[Now]", "H": "[Hours]", "D": "[Days]"]
        .first { sitting.text.contains($0.value) }?.key ?? ""
      if page != before.page { pages[tick] = [.next(page)] }
      before = (sitting.requests, page)
    }
    #expect(asked == Marble(try #require(drawing["asked"])).beats, "\(drawing)")
    if let wanted = drawing["page"] { #expect(pages == Marble(wanted).beats, "\(drawing)") }
  }

  @Test("the trace on the page is that of a run")
  func trace() throws {
    let page = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Weather/Dashboard.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```text trace\n").last)
      .components(separatedBy: "```")[0]
    var stage = try Stage.london()
    stage.places = .memory()
    let sitting = Sitting(stage, "51.51,-0.13", "--trace", "-")
    sitting.type("2")
    sitting.type("q")
    let errors = sitting.all.compactMap { output -> String? in
      if case .error(let text) = output { text } else { nil }
    }
    let told = errors.joined().split(separator: "\n")
      .filter { !$0.contains(" s GET ") && !$0.contains(" s outputs#") }
    #expect(told == block.split(separator: "\n"))
  }

  static func drawings() throws -> [Drawing] {
    let drawings = try Drawing.ofComposition().filter { $0.kind == "dashboard" }
    try #require(!drawings.isEmpty)
    return drawings
  }
}
