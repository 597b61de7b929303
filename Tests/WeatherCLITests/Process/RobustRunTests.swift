import Foundation
import TestSupport
import Testing

/// Runs in surroundings that other programs stumble over (issue 7).
@Suite("Runs in odd surroundings", .ownThread)
struct RobustRunTests {
  private static let oddities: [[String: String]] = [
    [:], ["LC_ALL": "C"], ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"],
    ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8", "LANGUAGE": "ar"],
    ["LC_ALL": "no_such_locale"], ["TZ": ""], ["TZ": "Asia/Kathmandu"], ["TZ": "nonsense/zone"],
    ["TZ": "XXX-25:99"], ["HOME": ""], ["HOME": "/nonexistent"], ["TERM": "dumb"], ["TERM": ""],
    ["COLUMNS": "nonsense"], ["COLUMNS": "0"], ["COLUMNS": "-5"],
  ]

  @Test("the same bytes under every locale, zone, home and terminal", arguments: oddities)
  func same(environment: [String: String]) async throws {
    // What depends on this moment is left out; the rest is of 1 May 2020 and 20 March 2025.
    let format = "{place} {temperature} {humidity} {pressure} {wind} {sunrise} {condition}"
    let arguments = ["demo", "London", "--format", format, "--units", "imperial"]
    let program = try BuiltProduct.url("weather-cli")
    let usual = try await CommandRun(program, arguments).result()
    let odd = try await CommandRun(program, arguments, environment: environment).result()
    #expect(usual.ending == .exit(0) && usual.outputText.contains("5:31 AM"))
    #expect(odd.ending == .exit(0))
    #expect(odd.output == usual.output)
    #expect(odd.errors == Data())
  }

  @Test("twenty columns are enough")
  func narrow() async throws {
    let result = try await run("demo", "Berlin", environment: ["COLUMNS": "20"])
    #expect(result.ending == .exit(0))
    for line in result.outputText.split(separator: "\n") { #expect(line.count <= 20, "\(line)") }
  }

  @Test("a home that cannot be written to keeps nothing and hinders nothing")
  func readOnly() async throws {
    let server = try LoopbackServer.openWeatherMap()
    // A file in the place of a folder can be written to by nobody, not even root.
    let environment = surroundings(of: server, ["HOME": "/dev/null"])
    let result = try await run("current", "35.7,139.7", environment: environment)
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains("Tokyo"))
    #expect(result.errorText == "")
    let kept = try await run("places", "add", "35.7,139.7", environment: environment)
    kept.expectComplaint(1, "places.json")
    let set = try await run("config", "set", "units", "uk", environment: environment)
    set.expectComplaint(1, "cannot be written")
  }

  @Test("a full disk is told of")
  func full() async throws {
    let program = try BuiltProduct.url("weather-cli").path
    let result = try await CommandRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "'\(program)' demo Berlin > /dev/full"]
    ).result()
    result.expectComplaint(1, "The output cannot be written.")
  }

  @Test("a closed output is told of, closed messages are lost, and no key goes astray")
  func closed() async throws {
    let program = try BuiltProduct.url("weather-cli").path
    let shell = URL(fileURLWithPath: "/bin/sh")
    let output = try await CommandRun(shell, ["-c", "'\(program)' demo Berlin >&-"]).result()
    output.expectComplaint(1, "The output cannot be written.")
    let messages = try await CommandRun(shell, ["-c", "'\(program)' --nonsense 2>&-"]).result()
    #expect(messages.ending == .exit(2))
    let input = try await CommandRun(shell, ["-c", "'\(program)' demo Berlin <&-"]).result()
    #expect(input.ending == .exit(0))
  }

  @Test("messages that find no room are lost, and the status stays")
  func fullMessages() async throws {
    let program = try BuiltProduct.url("weather-cli").path
    let shell = URL(fileURLWithPath: "/bin/sh")
    for (words, status) in [("--nonsense", 2), ("demo Paris", 3), ("demo Berlin --debug", 0)] {
      let run = try CommandRun(shell, ["-c", "'\(program)' \(words) 2>/dev/full"])
      #expect(try await run.result().ending == .exit(Int32(status)), "\(words)")
    }
  }

  @Test("a reader that has had enough ends the run quietly")
  func pipe() async throws {
    let program = try BuiltProduct.url("weather-cli").path
    let result = try await CommandRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "'\(program)' demo Berlin | head -n 1"]
    ).result()
    #expect(result.ending == .exit(0))
    #expect(result.outputText.hasPrefix("Berlin, DE"))
    #expect(result.errorText == "")
  }

  @Test("answers are kept for the next run, for their owner alone, and served without a network")
  func kept() async throws {
    let home = TemporaryFolder()
    let server = try LoopbackServer.openWeatherMap()
    let environment = surroundings(of: server, ["XDG_CACHE_HOME": home.url.path])
    let first = try await run("current", "35.7,139.7", environment: environment)
    #expect(first.outputText.contains("Tokyo"))
    let count = server.requests.count
    let second = try await run("current", "35.7,139.7", environment: environment)
    // The recording is of 2021: its age is the same in both.
    #expect(second.output == first.output)
    // Who has no name for the point is asked again; nothing else is.
    let asked = server.requests.dropFirst(count).map(\.path)
    #expect(asked.allSatisfy { $0 == "/geo/1.0/reverse" })
    try await server.stopped()
    let third = try await run("current", "35.7,139.7", "--offline", environment: environment)
    #expect(third.output == first.output)
    let folder = home.url.appendingPathComponent("weather-cli")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!files.isEmpty)
    for file in files {
      let path = folder.appendingPathComponent(file)
      let mode = try FileManager.default.attributesOfItem(atPath: path.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let bytes = try Data(contentsOf: path)
      #expect(bytes.range(of: Data(LoopbackServer.key.utf8)) == nil)
    }
  }

  @Test("one that asks which place is answered at a terminal")
  func question() async throws {
    let found = """
      [{"name":"Springfield","lat":39.799,"lon":-89.644,"country":"US","state":"Illinois"},
       {"name":"Springfield","lat":37.2082,"lon":-93.2923,"country":"US","state":"Missouri"}]
      """
    let server = try LoopbackServer.openWeatherMap(["/geo/1.0/direct": .json(found)])
    let environment = surroundings(of: server, ["TERM": "xterm", "NO_COLOR": "1"])
    let screen = try PseudoTerminal.weatherCLI("current", "Springfield", environment: environment)
    try await screen.waitForText("Which one? (1 to 2) ")
    screen.type("2\n")
    try await screen.waitForText("Springfield, Missouri, US")
    #expect(try await screen.ending() == .exit(0))
    let asked = server.requests.last { $0.path == "/data/2.5/weather" }
    #expect(asked?.query["lat"] == "37.2082")
  }

  @Test("a key from a file and from a command (C13)")
  func keys() async throws {
    let home = TemporaryFolder()
    let server = try LoopbackServer.openWeatherMap()
    let file = home.url.appendingPathComponent("key")
    let made = FileManager.default.createFile(
      atPath: file.path,
      contents: Data("\(LoopbackServer.key)\n".utf8),
      attributes: [.posixPermissions: 0o600]
    )
    #expect(made)
    for source in ["@\(file.path)", "!cat '\(file.path)'"] {
      let environment = surroundings(of: server, key: source, ["PATH": "/usr/bin:/bin"])
      let result = try await run("current", "35.7,139.7", environment: environment)
      #expect(result.ending == .exit(0), "\(result.errorText)")
    }
    let environment = surroundings(of: server, key: "!exit 1")
    try await run("current", "35.7,139.7", environment: environment)
      .expectComplaint(4, "The command that is to tell the key")
  }

  @Test("the configuration is written for its owner alone, and read again")
  func configuration() async throws {
    let home = TemporaryFolder()
    let environment = ["HOME": home.url.path]
    let set = try await run("config", "set", "units", "si", environment: environment)
    #expect(set.ending == .exit(0))
    let path = home.url.appendingPathComponent(".config/weather-cli/config").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let shown = try await run("config", "show", environment: environment)
    #expect(shown.outputText == "units = si\n")
  }

  @Test("values that are set at the same time are all kept")
  func together() async throws {
    let home = TemporaryFolder()
    let environment = ["HOME": home.url.path]
    let values = [
      "color = never", "icons = emoji", "lang = de", "max-age = 5m", "place = Lisbon",
      "provider = open-meteo", "time = 24h", "units = uk",
    ]
    let runs = try values.map { line in
      let words = line.components(separatedBy: " = ")
      return try CommandRun.weatherCLI(
        "config",
        "set",
        words[0],
        words[1],
        environment: environment
      )
    }
    for run in runs { #expect(try await run.result().ending == .exit(0)) }
    let shown = try await run("config", "show", environment: environment)
    #expect(shown.outputText.split(separator: "\n").map(String.init).sorted() == values)
  }

  @Test("a link to a configuration that is not there yet stays a link")
  func dangling() async throws {
    let home = TemporaryFolder()
    let folder = home.url.appendingPathComponent(".config/weather-cli")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let link = folder.appendingPathComponent("config").path
    try #require(symlink("../../dotfiles-config", link) == 0)
    let set = try await run("config", "set", "units", "si", environment: ["HOME": home.url.path])
    #expect(set.ending == .exit(0))
    let target = home.url.appendingPathComponent("dotfiles-config")
    #expect(try String(contentsOf: target, encoding: .utf8) == "units = si\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasPrefix("../"))
  }
}
