import Foundation
import TestSupport
import Testing

@Suite("dashboard in a terminal", .ownThread)
struct DashboardProcessTests {
  /// A dashboard that shows the weather.
  private func dashboard(
    _ body: (PseudoTerminal, LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer.openWeatherMap()
    let folder = TemporaryFolder()
    let own = ["TERM": "xterm-256color", "HOME": folder.url.path]
    let terminal = try PseudoTerminal.weatherCLI(
      "dashboard",
      "35.7,139.7",
      environment: surroundings(of: server, own)
    )
    try await terminal.waitForScreen("the weather") {
      $0.isAlternate && $0.text.contains("Tokyo") && $0.text.contains("q quit")
    }
    try await body(terminal, server)
  }

  private func expectRestored(
    _ terminal: PseudoTerminal,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = terminal.screen()
    #expect(terminal.isCooked, sourceLocation: sourceLocation)
    #expect(!screen.isAlternate && screen.showsCursor, sourceLocation: sourceLocation)
    #expect(screen.unknown == [], sourceLocation: sourceLocation)
  }

  @Test("q gives the terminal back as it was")
  func quit() async throws {
    try await dashboard { terminal, _ in
      #expect(!terminal.isCooked)
      terminal.type("q")
      let ending = try await terminal.ending()
      #expect(ending == .exit(0))
      expectRestored(terminal)
    }
  }

  @Test("^C gives it back too")
  func interrupt() async throws {
    try await dashboard { terminal, _ in
      terminal.type("\u{3}")
      let ending = try await terminal.ending()
      #expect(ending == .exit(130))
      expectRestored(terminal)
    }
  }

  @Test(
    "so do signals that end it",
    arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)]
  )
  func signals(signal: Int32, status: Int32) async throws {
    try await dashboard { terminal, _ in
      terminal.send(signal: signal)
      let ending = try await terminal.ending()
      #expect(ending == .exit(status))
      expectRestored(terminal)
    }
  }

  @Test(
    "and so does a crash, which stays one",
    arguments: [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT] as [Int32]
  )
  func crash(signal: Int32) async throws {
    try await dashboard { terminal, _ in
      terminal.send(signal: signal)
      let ending = try await terminal.ending()
      // The ending of a core that was written has another bit.
      #expect(ending == .signal(signal))
      expectRestored(terminal)
    }
  }

  @Test("where the terminal goes away it ends, though SIGHUP be ignored", arguments: [false, true])
  func hangUp(isIgnored: Bool) async throws {
    let program = try BuiltProduct.url("weather-cli").path
    let trap = isIgnored ? "trap '' HUP; " : ""
    let folder = TemporaryFolder()
    let terminal = try PseudoTerminal(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", trap + "exec \"$0\" demo dashboard", program],
      environment: ["TERM": "xterm-256color", "HOME": folder.url.path]
    )
    try await terminal.waitForScreen("the weather") { $0.text.contains("q quit") }
    terminal.hangUp()
    let ending = try await terminal.ending()
    #expect(ending == .exit(isIgnored ? 0 : 129))
  }

  @Test("without anything to type on it says what it needs")
  func closedInput() async throws {
    let program = try BuiltProduct.url("weather-cli").path
    let terminal = try PseudoTerminal(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$0\" demo dashboard 0<&-", program]
    )
    let ending = try await terminal.ending()
    #expect(ending == .exit(2))
    #expect(terminal.text.hasPrefix("weather-cli: The dashboard needs a terminal"))
  }

  @Test("^Z gives it back and stops; back again, all is painted and asked for anew")
  func suspend() async throws {
    try await dashboard { terminal, server in
      terminal.type("\u{1A}")
      try await terminal.waitForScreen("the shell's page") { !$0.isAlternate }
      #expect(terminal.isCooked)
      terminal.waitUntilStopped()
      terminal.send(signal: SIGCONT)
      try await terminal.waitForScreen("the weather again") {
        $0.isAlternate && $0.text.contains("Tokyo") && $0.text.contains("q quit")
      }
      #expect(!terminal.isCooked)
      terminal.type("q")
      let ending = try await terminal.ending()
      #expect(ending == .exit(0))
      expectRestored(terminal)
    }
  }

  @Test("another size is another layout, down to 40 × 12")
  func resize() async throws {
    try await dashboard { terminal, _ in
      terminal.resize(columns: 40, rows: 12)
      let screen = try await terminal.waitForScreen("the small layout", columns: 40, rows: 12) {
        $0.lines[11].contains("? help") && $0.lines[0].contains("Tokyo")
      }
      #expect(screen.lines[1].hasPrefix("[Now]"))
    }
  }

  @Test("a page that is turned is written, and what stays is not")
  func difference() async throws {
    try await dashboard { terminal, _ in
      let before = terminal.bytes.count
      terminal.type("?")
      try await terminal.waitForScreen("the help") { $0.lines[1].hasPrefix("Help") }
      terminal.type("x")
      let screen = try await terminal.waitForScreen("the page") { $0.lines[1].hasPrefix("[Now]") }
      // A whole screen is 1,920 cells, twice; the clock, the place and the foot stay.
      #expect(terminal.bytes.count - before < 2 * 1_920 + 1_500)
      #expect(screen.lines[0].hasPrefix("Tokyo"))
    }
  }
}
