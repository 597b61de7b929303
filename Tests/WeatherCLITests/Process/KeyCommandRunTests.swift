import Foundation
import TestSupport
import Testing

@testable import weather_cli

/// Commands that tell the key, as they are run by a person or a script.
@Suite("Key commands", .ownThread)
struct KeyCommandRunTests {
  private let folder = TemporaryFolder()

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  @Test("one that asks at the terminal gets its answer")
  func asks() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let command = "!printf 'Which key? ' >/dev/tty; read x </dev/tty; echo \"$x\""
    let environment = surroundings(of: server, key: command, ["TERM": "xterm", "NO_COLOR": "1"])
    let screen = try PseudoTerminal.weatherCLI("current", "35.7,139.7", environment: environment)
    try await screen.waitForText("Which key? ")
    screen.type("\(LoopbackServer.key)\n")
    try await screen.waitForText("Tokyo")
    #expect(try await screen.ending() == .exit(0))
  }

  @Test("^C ends it together with the program")
  func interrupted() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let command = "!printf 'Which key? ' >/dev/tty; exec cat </dev/tty"
    let environment = surroundings(
      of: server,
      key: command,
      ["TERM": "xterm", "PATH": "/usr/bin:/bin"]
    )
    let screen = try PseudoTerminal.weatherCLI("current", "35.7,139.7", environment: environment)
    try await screen.waitForText("Which key? ")
    screen.type("\u{3}")
    // That there is an ending says that nobody has the terminal any more.
    #expect(try await screen.ending(within: .seconds(60)) == .exit(130))
    #expect(server.requests.isEmpty)
  }

  @Test(
    "a signal to the program alone ends both",
    arguments: [(SIGTERM, 143), (SIGINT, 130)] as [(Int32, Int32)]
  )
  func signalled(signal: Int32, status: Int32) async throws {
    let server = try LoopbackServer.openWeatherMap()
    try #require(mkfifo(path("fifo"), 0o600) == 0)
    let command = "!echo asked >&2; exec cat '\(path("fifo"))'"
    let environment = surroundings(of: server, key: command, ["PATH": "/usr/bin:/bin"])
    let run = try CommandRun.weatherCLI("current", "35.7,139.7", environment: environment)
    try await run.waitForErrors("asked")
    run.send(signal: signal)
    #expect(try await run.result(within: .seconds(60)).ending == .exit(status))
  }

  @Test("its first line is the key; what it left behind with its output is not waited for")
  func leftBehind() throws {
    try #require(mkfifo(path("fifo"), 0o600) == 0)
    let command = "cat '\(path("fifo"))' & echo key; echo more"
    #expect(ShellCommand.line(of: command) == "key")
    // Waits until it reads, and ends it.
    close(open(path("fifo"), O_WRONLY))
  }

  @Test("one that writes more than a line, or more than a pipe holds, is read as well")
  func long() {
    let lines = "i=0; while [ $i -lt 20000 ]; do echo line$i; i=$((i+1)); done"
    #expect(ShellCommand.line(of: lines) == "line0")
    #expect(ShellCommand.line(of: "printf 'key\\r\\nmore'") == "key")
    #expect(ShellCommand.line(of: "printf key") == "key")
    // 2 to the 17th characters without a line end.
    let wide = "x=x; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do x=$x$x; done; echo $x"
    #expect(ShellCommand.line(of: wide) == nil)
  }

  @Test(
    "one that fails tells nothing",
    arguments: ["exit 1", "echo key; exit 1", "kill -9 $$", "true"]
  )
  func fails(command: String) { #expect(ShellCommand.line(of: command) == nil) }
}
