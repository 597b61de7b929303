import Foundation
import TestSupport
import Testing

@testable import weather_cli

/// What README shows of the program is what it prints.
@Suite("README: the program's screen")
struct RenderingOnReadMeTests {
  @Test("the demo of Lisbon in 80 columns, on 15 June 2026 at 11:35 UTC")
  func demo() throws {
    var stage = Stage()
    stage.environment = ["COLUMNS": "80"]
    stage.now = Date(timeIntervalSince1970: 1_781_523_300)
    let screen = stage.run("demo", "lisbon").out
    let root = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(screen.contains("Hourly Forecast") && screen.contains("Daily Forecast"))
    #expect(page.contains("```\n\(screen)```\n"), "README would have to show:\n\(screen)")
  }
}
