import Foundation
import TestSupport
import Testing

@Suite("Running programs", .ownThread)
struct HarnessTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test("a run has its output, its errors and its status, each by itself")
  func streams() async throws {
    let script = "printf data; printf message >&2; exit 3"
    let result = try await CommandRun(shell, ["-c", script]).result()
    #expect(result.ending == .exit(3))
    #expect(result.outputText == "data")
    #expect(result.errorText == "message")
  }

  @Test("a run has the given environment and nothing to read")
  func surroundings() async throws {
    let script = "cat; echo \"$NAME ${HOME-no home}\"; [ -t 1 ] || echo no terminal"
    let run = try CommandRun(shell, ["-c", script], environment: ["NAME": "a b"])
    #expect(try await run.result().outputText == "a b no home\nno terminal\n")
  }

  @Test("more output than a pipe holds does not stop a run")
  func longOutput() async throws {
    let script = "i=0; while [ $i -lt 20000 ]; do echo 0123456789; i=$((i+1)); done"
    let result = try await CommandRun(shell, ["-c", script]).result()
    #expect(result.output.count == 20_000 * 11)
  }

  @Test("a run can be signalled, and says by what it ended")
  func signals() async throws {
    let run = try CommandRun(shell, ["-c", "kill -TERM $$"])
    #expect(try await run.result().ending == .signal(SIGTERM))
  }

  @Test("the watchdog ends a run and says what it had written")
  func watchdog() async throws {
    let run = try CommandRun(shell, ["-c", "echo begun; exec sleep 600"])
    try await run.waitForOutput("begun")
    let expired = await #expect(throws: WatchdogExpired.self) {
      try await run.result(within: .zero)
    }
    #expect(expired?.state.contains("begun") == true)
    #expect(try await run.result().ending == .signal(SIGKILL))
  }

  @Test("a program that is not there is an error, not a crash")
  func missing() {
    #expect(throws: SystemFailure.self) { try CommandRun(URL(fileURLWithPath: "/no/such")) }
  }

  @Test("the built weather-cli is found")
  func product() throws {
    let url = try BuiltProduct.url("weather-cli")
    #expect(FileManager.default.isExecutableFile(atPath: url.path))
  }
}

@Suite("Running programs in a terminal", .ownThread)
struct PseudoTerminalTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test("all three streams are a terminal of the given size")
  func size() async throws {
    let script = "[ -t 0 ] && [ -t 1 ] && [ -t 2 ] && stty size"
    let screen = try PseudoTerminal(shell, ["-c", script], columns: 61, rows: 17)
    #expect(try await screen.ending() == .exit(0))
    #expect(screen.text == "17 61\r\n")
  }

  @Test("what is typed is read and echoed; ^C is an interrupt")
  func keyboard() async throws {
    let script = "trap 'echo stopped; exit 130' INT; read line; echo got $line; while :; do :; done"
    let screen = try PseudoTerminal(shell, ["-c", script])
    screen.type("hello\n")
    try await screen.waitForText("got hello")
    #expect(screen.isCooked)
    screen.type("\u{3}")
    #expect(try await screen.ending() == .exit(130))
    #expect(screen.text.hasSuffix("stopped\r\n"))
  }

  @Test("a resize is a signal and a new size")
  func resizing() async throws {
    let script = "trap 'stty size; exit 0' WINCH; echo ready; while :; do :; done"
    let screen = try PseudoTerminal(shell, ["-c", script])
    try await screen.waitForText("ready")
    screen.resize(columns: 100, rows: 30)
    #expect(try await screen.ending() == .exit(0))
    #expect(screen.text == "ready\r\n30 100\r\n")
  }
}
