import Foundation
import TestSupport
import Testing

/// What the dashboard does with windows and keys of all kinds, in a real pseudo-terminal.
@Suite("dashboard in windows of all kinds", .ownThread)
struct DashboardWindowTests {
  private let home = TemporaryFolder()

  private func surroundings() -> [String: String] {
    ["TERM": "xterm-256color", "HOME": home.url.path]
  }

  /// The dashboard of recorded weather, once it is painted.
  private func demo(columns: Int = 80, rows: Int = 24) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.weatherCLI(
      "demo",
      "dashboard",
      environment: surroundings(),
      columns: columns,
      rows: rows
    )
    try await terminal.waitForScreen("Lisbon", columns: columns, rows: rows) {
      $0.isAlternate && $0.text.contains("Lisbon") && $0.text.contains("q quit")
    }
    return terminal
  }

  private func expectEnd(_ terminal: PseudoTerminal, columns: Int = 80, rows: Int = 24) async throws
  {
    terminal.type("q")
    let ending = try await terminal.ending()
    #expect(ending == .exit(0))
    let screen = terminal.screen(columns: columns, rows: rows)
    #expect(terminal.isCooked && !screen.isAlternate && screen.showsCursor)
    #expect(screen.unknown == [])
  }

  @Test("u changes the units of what is shown")
  func units() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let own = surroundings().merging(WeatherCLITests.surroundings(of: server)) { $1 }
    let terminal = try PseudoTerminal.weatherCLI("dashboard", "35.7,139.7", environment: own)
    // 278.79 K are 5.64 °C, which is 42.15 °F.
    try await terminal.waitForScreen("degrees Celsius") { $0.text.contains("6°  Few clouds") }
    // Metric, then imperial. Other sentences may take the place of those that say so.
    terminal.type("u")
    terminal.type("u")
    try await terminal.waitForScreen("degrees Fahrenheit") { $0.text.contains("42°  Few clouds") }
    try await expectEnd(terminal)
  }

  @Test("a window that changed while the program was stopped is filled when it goes on")
  func resizedWhileStopped() async throws {
    let terminal = try await demo()
    terminal.type("\u{1A}")
    terminal.waitUntilStopped()
    terminal.resize(columns: 120, rows: 40)
    terminal.send(signal: SIGCONT)
    try await terminal.waitForScreen("the larger page", columns: 120, rows: 40) {
      $0.isAlternate && $0.lines[39].contains("q quit") && $0.lines[38].hasPrefix("Recorded on")
        && $0.lines[0].hasPrefix("Lisbon") && $0.text.contains("Issued by")
    }
    try await expectEnd(terminal, columns: 120, rows: 40)
  }

  @Test("windows too small for anything, or of no size, do no harm")
  func tiny() async throws {
    let terminal = try await demo()
    for (columns, rows) in [(1, 1), (20, 5), (2, 3), (0, 0)] {
      terminal.resize(columns: columns, rows: rows)
      terminal.type("p?x123")
    }
    terminal.resize(columns: 40, rows: 12)
    try await terminal.waitForScreen("the page of days", columns: 40, rows: 12) {
      $0.lines[1].contains("[Days]") && $0.lines[11].contains("? help")
    }
    try await expectEnd(terminal, columns: 40, rows: 12)
  }

  @Test("10 kB pasted where a name is typed are no name, and no keys")
  func paste() async throws {
    let terminal = try await demo()
    terminal.type("a\u{1B}[200~" + String(repeating: "qdy ", count: 2_500) + "\u{1B}[201~")
    try await terminal.waitForScreen("the end of the text") { $0.lines[22].hasSuffix("y qdy") }
    terminal.type("\u{15}cairo\r")
    try await terminal.waitForScreen("Cairo") { $0.lines[0].hasPrefix("Cairo") }
    try await expectEnd(terminal)
  }

  @Test("moving in the list writes the rows that differ and no more")
  func difference() async throws {
    let terminal = try await demo()
    terminal.type("p")
    try await terminal.waitForScreen("the list") { $0.text.contains("> * Lisbon, PT") }
    let before = terminal.bytes.count
    terminal.type("\u{1B}[B")
    try await terminal.waitForScreen("the next row") { $0.text.contains(">   Cairo, EG") }
    // Two rows, of each the mark of the cursor and the name: each with 10 bytes of where it is and
    // 12 of how it looks, and no more cells than there are in the two names.
    #expect(terminal.bytes.count - before <= 4 * 22 + 2 + 10 + 9)
    try await expectEnd(terminal)
  }

  @Test(
    "names in any script keep the columns where they are",
    arguments: [(40, 12), (80, 24), (120, 40)]
  )
  func scripts(columns: Int, rows: Int) async throws {
    let names = ["東京", "مكة", "Sa\u{303}o Paulo", "🌊 Beach", "Tel Aviv תל אביב", "Home"]
    let server = try LoopbackServer.openWeatherMap()
    let own = surroundings().merging(WeatherCLITests.surroundings(of: server)) { $1 }
    for (number, name) in names.enumerated() {
      let place = "1\(number).25,20.75"
      #expect(try await run("places", "add", place, environment: own).ending == .exit(0))
      let renamed = try await run("places", "rename", "\(number + 1)", name, environment: own)
      #expect(renamed.ending == .exit(0))
    }
    #expect(try await run("places", "select", "1", environment: own).ending == .exit(0))
    let terminal = try PseudoTerminal.weatherCLI(
      "dashboard",
      environment: own,
      columns: columns,
      rows: rows
    )
    let page = try await terminal.waitForScreen("the weather", columns: columns, rows: rows) {
      $0.text.contains("[Now]") && $0.text.contains("Few clouds") && $0.lines[0].contains(":")
    }
    // The time, of which this is the end, ends at the edge, whatever the cells of the name are.
    #expect(page.column(of: "東京", in: 0) == 0)
    #expect(page.column(of: "UTC+9", in: 0) == columns - 5)
    terminal.type("p")
    let screen = try await terminal.waitForScreen("the list", columns: columns, rows: rows) {
      $0.text.contains("15.25, 20.75") && $0.lines[1].hasPrefix("Places")
    }
    let starts = names.indices.map { screen.column(of: "1\($0).25, 20.75", in: 2 + $0) }
    #expect(Set(starts).count == 1 && starts[0] != nil, "\(starts)\n\(screen.text)")
    #expect(screen.unknown == [])
    try await expectEnd(terminal, columns: columns, rows: rows)
  }
}
