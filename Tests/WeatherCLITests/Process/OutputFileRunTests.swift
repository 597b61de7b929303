import Foundation
import TestSupport
import Testing

/// Files that a person names after --svg and --trace, which are theirs.
@Suite("Output files", .ownThread)
struct OutputFileRunTests {
  private let folder = TemporaryFolder()

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("a picture and a trace get the modes that the umask leaves")
  func new() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let shell = URL(fileURLWithPath: "/bin/sh")
    let program = try BuiltProduct.url("weather-cli").path
    let line =
      "umask 027; exec \"$0\" chart 35.7,139.7 --svg '\(path("svg"))' --trace '\(path("t"))'"
    let run = try CommandRun(shell, ["-c", line, program], environment: surroundings(of: server))
    let result = try await run.result()
    #expect(result.ending == .exit(0), "\(result.errorText)")
    #expect(try String(contentsOfFile: path("svg"), encoding: .utf8).contains("</svg>"))
    #expect(try String(contentsOfFile: path("t"), encoding: .utf8).contains("traceEvents"))
    // 0666 without 0027.
    #expect(try mode(path("svg")) == 0o640)
    #expect(try mode(path("t")) == 0o640)
  }

  @Test("a file that is there keeps its mode and its other names, and holds nothing but the new")
  func old() async throws {
    let old = String(repeating: "x", count: 1 << 20)
    try old.write(toFile: path("a"), atomically: true, encoding: .utf8)
    try #require(chmod(path("a"), 0o604) == 0 && link(path("a"), path("b")) == 0)
    try #require(symlink("a", path("c")) == 0 && symlink("d", path("e")) == 0)
    let linked = try await run("demo", "--trace", path("c"))
    #expect(linked.ending == .exit(0))
    #expect(try mode(path("a")) == 0o604)
    let text = try String(contentsOfFile: path("b"), encoding: .utf8)
    #expect(text.contains("traceEvents") && !text.contains("x\(old.suffix(8))"))
    let dangling = try await run("demo", "--trace", path("e"))
    #expect(dangling.ending == .exit(0))
    #expect(try String(contentsOfFile: path("d"), encoding: .utf8).contains("traceEvents"))
  }

  @Test("a pipe with a name is written to, and stays one")
  func pipe() async throws {
    try #require(mkfifo(path("fifo"), 0o600) == 0)
    let shell = URL(fileURLWithPath: "/bin/sh")
    let reader = try CommandRun(
      shell,
      ["-c", "cat '\(path("fifo"))'"],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    let result = try await run("demo", "--trace", path("fifo"))
    #expect(result.ending == .exit(0), "\(result.errorText)")
    var status = stat()
    #expect(lstat(path("fifo"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    guard status.st_mode & S_IFMT == S_IFIFO else { return }
    #expect(try await reader.result().outputText.contains("traceEvents"))
  }

  @Test("who waits for a reader of a pipe is interrupted by ^C")
  func interrupted() async throws {
    try #require(mkfifo(path("fifo"), 0o600) == 0)
    let screen = try PseudoTerminal.weatherCLI(
      "demo",
      "--trace",
      path("fifo"),
      environment: ["TERM": "dumb"]
    )
    try await screen.waitForText("Recorded")
    screen.type("\u{3}")
    #expect(try await screen.ending() == .exit(130))
  }

  @Test("what is no file is written to: the run's own outputs, and a device that is full")
  func device() async throws {
    // Where the program would replace it, this would replace a device of the machine.
    let result = try await run("demo", "--oneline", "--trace", "/dev/fd/2")
    #expect(result.ending == .exit(0), "\(result.errorText)")
    #expect(result.errorText.contains("traceEvents"))
    try await run("current", "1,2", "--offline", "--trace", "/dev/full").expectEnding(1)
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("no folder is made, and a folder is no file")
  func folders() async throws {
    for path in [path("none/file"), folder.url.path] {
      let result = try await run("demo", "--trace", path)
      #expect(result.ending == .exit(1))
      #expect(result.errorText.contains("cannot be written to \(path)."))
      #expect(result.errorText.contains("See that its folder is there"))
    }
    #expect(!FileManager.default.fileExists(atPath: path("none")))
  }
}

extension CommandRun.Result {
  fileprivate func expectEnding(_ status: Int32) {
    #expect(ending == .exit(status), "\(errorText)")
  }
}
