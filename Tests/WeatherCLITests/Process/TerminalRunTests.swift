import Foundation
import TestSupport
import Testing

@testable import weather_cli

@Suite("Runs in a terminal and in a pipe", .ownThread)
struct TerminalRunTests {
  private let escape = "\u{1B}"

  @Test(
    "a pipe gets colours when told to, and else none",
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), ([], ["CLICOLOR_FORCE": "1"], true),
      (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true), ([], ["TERM": "xterm-256color"], false),
    ] as [([String], [String: String], Bool)]
  )
  func pipe(options: [String], environment: [String: String], isColored: Bool) async throws {
    let program = try BuiltProduct.url("weather-cli")
    let run = try CommandRun(program, ["demo"] + options, environment: environment)
    let result = try await run.result()
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains(escape) == isColored)
  }

  @Test(
    "a terminal gets colours unless told not to",
    arguments: [
      ([], ["TERM": "xterm-256color"], true), ([], ["TERM": "dumb"], false),
      ([], ["TERM": "xterm", "NO_COLOR": "1"], false),
      (["--color", "never"], ["TERM": "xterm"], false),
      (["--color", "always"], ["TERM": "dumb"], true),
    ] as [([String], [String: String], Bool)]
  )
  func terminal(options: [String], environment: [String: String], isColored: Bool) async throws {
    let program = try BuiltProduct.url("weather-cli")
    let screen = try PseudoTerminal(program, ["demo"] + options, environment: environment)
    #expect(try await screen.ending() == .exit(0))
    #expect(screen.text.contains(escape) == isColored)
  }

  @Test("no line is wider than the terminal", arguments: [40, 60, 80, 120])
  func width(columns: Int) async throws {
    let environment = ["TERM": "xterm", "NO_COLOR": "1"]
    let screen = try PseudoTerminal.weatherCLI("demo", environment: environment, columns: columns)
    #expect(try await screen.ending() == .exit(0))
    let lines = screen.text.components(separatedBy: "\r\n")
    #expect(lines.count > 10)
    for line in lines { #expect(line.cellWidth <= columns, "\(line)") }
  }

  @Test("waiting shows on a terminal, is taken back, and never shows in a pipe")
  func progress() async throws {
    let hold = try Hold()
    let reply = try Reply.recorded("owm/weather_tokyo_jp_standard_2021.json").held(by: hold)
    let server = try LoopbackServer.openWeatherMap(["/data/2.5/weather": reply])
    let environment = surroundings(of: server, ["TERM": "xterm", "NO_COLOR": "1"])

    let piped = try CommandRun.weatherCLI("current", "35.7,139.7", environment: environment)
    try await server.requests(atLeast: 1)
    // The terminal's run starts later, so when its line shows the pipe's has waited as long.
    let screen = try PseudoTerminal.weatherCLI("current", "35.7,139.7", environment: environment)
    try await screen.waitForText("Asking")
    hold.release()

    #expect(try await screen.ending() == .exit(0))
    let shown = try #require(screen.text.range(of: "\r\(escape)[K", options: .backwards))
    #expect(screen.text[shown.upperBound...].contains("Tokyo"))
    #expect(!screen.text[shown.upperBound...].contains("Asking"))

    let result = try await piped.result()
    #expect(result.errorText == "")
    #expect(result.outputText.contains("Tokyo") && !result.outputText.contains("Asking"))
  }

  @Test("nothing but the data is written to a dumb terminal")
  func dumb() async throws {
    let environment = ["TERM": "dumb"]
    let screen = try PseudoTerminal.weatherCLI("demo", environment: environment)
    #expect(try await screen.ending() == .exit(0))
    #expect(!screen.text.contains(escape))
  }

  @Test("^C while waiting takes the line back, ends the request and leaves the terminal as it was")
  func interrupt() async throws {
    let held = Reply.json("{}").held(by: try Hold())
    let server = try LoopbackServer { _ in held }
    let environment = surroundings(of: server, ["TERM": "xterm"])
    let screen = try PseudoTerminal.weatherCLI("current", "1,2", environment: environment)
    try await screen.waitForText("Asking")
    screen.type("\u{3}")
    #expect(try await screen.ending() == .exit(130))
    #expect(screen.text.hasSuffix("\r\(escape)[K"))
    #expect(screen.isCooked)
    try await server.allConnectionsClosed()
  }

  @Test(
    "a signal ends a run in a pipe without a word",
    arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)]
  )
  func signals(signal: Int32, status: Int32) async throws {
    let held = Reply.json("{}").held(by: try Hold())
    let server = try LoopbackServer { _ in held }
    let environment = surroundings(of: server)
    let run = try CommandRun.weatherCLI("current", "1,2", environment: environment)
    try await server.requests(atLeast: 1)
    run.send(signal: signal)
    let result = try await run.result()
    #expect(result.ending == .exit(status))
    #expect(result.outputText == "" && result.errorText == "")
  }

  @Test("a signal that the shell has the program ignore is ignored, as under nohup")
  func ignored() async throws {
    let hold = try Hold()
    let reply = try Reply.recorded("owm/weather_tokyo_jp_standard_2021.json").held(by: hold)
    let server = try LoopbackServer.openWeatherMap(["/data/2.5/weather": reply])
    let program = try BuiltProduct.url("weather-cli").path
    let script = ["-c", "trap '' HUP; exec \"$0\" current 35.7,139.7", program]
    let shell = URL(fileURLWithPath: "/bin/sh")
    let run = try CommandRun(shell, script, environment: surroundings(of: server))
    try await server.requests(atLeast: 1)
    run.send(signal: SIGHUP)
    hold.release()
    let result = try await run.result()
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains("Tokyo"))
  }

  @Test(
    "a closed output cannot be written; closed input and messages do no harm",
    arguments: [
      (">&-", 1, "weather-cli: The output cannot be written."), ("<&-", 0, ""), ("2>&-", 0, ""),
      (">&- 2>&-", 1, ""), ("<&- 2>&-", 0, ""), ("<&- >&- 2>&-", 1, ""),
    ] as [(String, Int32, String)]
  )
  func closed(streams: String, status: Int32, message: String) async throws {
    let server = try LoopbackServer.openWeatherMap()
    let program = try BuiltProduct.url("weather-cli").path
    for words in ["demo", "--help", "current 35.7,139.7"] {
      let script = ["-c", "exec \"$0\" \(words) \(streams)", program]
      let shell = URL(fileURLWithPath: "/bin/sh")
      let run = try CommandRun(shell, script, environment: surroundings(of: server))
      let result = try await run.result()
      #expect(result.ending == .exit(status))
      #expect(result.errorText.hasPrefix(message))
      #expect(result.errorText.isEmpty == message.isEmpty)
      #expect(result.outputText.isEmpty == (status != 0))
    }
  }
}
