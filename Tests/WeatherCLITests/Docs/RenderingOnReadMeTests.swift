import Foundation
import TestSupport
import Testing

@testable import weather_cli

/// What README shows of the program is what it prints, on 15 June 2026 at 11:35 UTC.
@Suite("README: the program's screen")
struct RenderingOnReadMeTests {
  @Test("the demo of Lisbon in 80 columns, as text")
  func demo() throws {
    let screen = screen()
    let root = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(screen.contains("Hourly Forecast") && screen.contains("Daily Forecast"))
    #expect(page.contains("```\n\(screen)```\n"), "README would have to show:\n\(screen)")
  }

  @Test("the same in colour, which its picture is drawn from")
  func picture() throws {
    let drawn = String(decoding: try Fixture.data("screens/weather-cli-demo.ansi"), as: UTF8.self)
    #expect(screen("--color", "always") == drawn)
    #expect(drawn.replacing(/\u{1B}\[[0-9;]*m/, with: "") == screen())
  }

  private func screen(_ options: String...) -> String {
    var stage = Stage()
    stage.environment = ["COLUMNS": "80"]
    stage.now = Date(timeIntervalSince1970: 1_781_523_300)
    return stage.run(["demo", "lisbon"] + options).out
  }
}
