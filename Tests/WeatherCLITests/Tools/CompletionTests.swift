import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("completions and the manual (C19)", .ownThread)
struct CompletionTests {
  private func shell(_ path: String, _ script: String) async throws -> CommandRun.Result {
    try await CommandRun(
      URL(fileURLWithPath: path),
      ["-c", script],
      environment: ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
    ).result()
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  @Test("the script for a shell is the answer to completion", arguments: Shell.allCases)
  func run(shell: Shell) {
    let outputs = Stage().run("completion", shell.rawValue).outputs
    #expect(outputs == [.out(Completion.script(for: shell)), .exit(.success)])
    #expect(Stage().run("completion", "bsh").errors.contains("Did you mean bash?"))
    #expect(Stage().run("completion").exit == .usage)
  }

  @Test("zsh can read its script", .enabled(if: isThere("/usr/bin/zsh")))
  func zsh() async throws {
    let script =
      "autoload -Uz compinit && compinit -D -u\n" + Completion.script(for: .zsh)
      + "\nprint ${_comps[weather-cli]}\n"
    let result = try await shell("/usr/bin/zsh", script)
    #expect(result.errorText == "")
    #expect(result.outputText == "_weather_cli\n")
  }

  @Test("the manual is roff without a fault, and has what one looks for")
  func manual() async throws {
    let text = Manual.text
    // Lines that are not stretched have no warning where one long word is all there is room for.
    #expect(text.split(separator: "\n").dropFirst().first == ".ad l")
    #expect(Stage().run("man").outputs == [.out(text), .exit(.success)])
    for section in ["NAME", "SYNOPSIS", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT"] {
      #expect(text.contains("\n.SH \(section)\n"), "\(section)")
    }
    for line in text.split(separator: "\n") where line.hasPrefix(".") {
      #expect(line.contains(/^\.(TH|SH|TP|PP|B|RI|nf|fi|ad)\b/), "\(line)")
    }
  }

  @Test("groff sets the manual without a warning", .enabled(if: isThere("/usr/bin/groff")))
  func groff() async throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("weather-cli.1")
    try Manual.text.write(to: file, atomically: true, encoding: .utf8)
    for width in ["40n", "65n", "78n"] {
      let line = "groff -ww -man -Tutf8 -rLL=\(width) '\(file.path)'"
      let result = try await shell("/bin/sh", line)
      #expect(result.ending == .exit(0))
      #expect(result.errorText == "")
    }
    let shown = try await shell("/bin/sh", "groff -man -Tascii -P-cbou '\(file.path)'")
    for words in ["weather-cli - the weather in your terminal", "--max-age AGE", "EXIT STATUS"] {
      #expect(shown.outputText.contains(words), "\(shown.outputText)")
    }
  }
}
