import Foundation
import TestSupport
import Testing

@testable import weather_cli

/// Every command in surroundings that other programs stumble over (issue 7).
@Suite("Every command in odd surroundings", .ownThread)
struct RobustTableTests {
  /// Commands that show weather, and forms of it.
  private static let weather = [
    ["35.7,139.7"], ["current", "35.7,139.7"], ["hourly", "35.7,139.7"], ["daily", "35.7,139.7"],
    ["alerts", "35.7,139.7"], ["air", "35.7,139.7"], ["sun", "35.7,139.7"],
    ["chart", "35.7,139.7"], ["demo", "Berlin"], ["demo", "Cairo"],
  ]
  private static let forms = [
    ["demo", "Berlin", "--json"], ["demo", "Berlin", "--oneline"],
    ["demo", "Berlin", "--format", "{temperature} {wind} {rain} {sunset}"],
    ["demo", "Berlin", "--waybar"], ["demo", "Berlin", "--prometheus"],
    ["chart", "35.7,139.7", "--svg", "-"], ["daily", "35.7,139.7", "--lang", "de"],
  ]
  private static let tools = [
    ["places", "list"], ["places", "list", "--json"], ["config", "show"], ["config", "path"],
    ["config", "get", "units"], ["providers"], ["completion", "bash"], ["completion", "zsh"],
    ["completion", "fish"], ["man"], ["--help"], ["--version"],
  ]
  private static let all = weather + forms + tools

  private static let oddities: [[String: String]] = [
    ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Kathmandu", "TERM": "dumb"],
    [
      "LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "", "TERM": "",
      "HOME": "/proc/nonexistent",
    ],
    [
      "LC_ALL": "no_such_locale", "TZ": "nonsense/zone", "COLUMNS": "nonsense", "HOME": "/dev/null",
    ],
    ["LC_ALL": "C", "TZ": "XXX-25:99", "COLUMNS": "0", "HOME": ""],
  ]

  /// A home with a configuration and a place, and a server with Tokyo's weather and Arizona's One
  /// Call.
  private struct House {
    let folder = TemporaryFolder()
    let server: LoopbackServer

    init() throws {
      server = try LoopbackServer.openWeatherMap([
        "/data/3.0/onecall": try .recorded("owm/onecall3_arizona_2023.json"),
        "/data/2.5/air_pollution": try .recorded("owm/air_pollution_lisbon_2023.json"),
      ])
      let config = folder.url.appendingPathComponent("weather-cli")
      try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
      try "units = si\n".write(
        to: config.appendingPathComponent("config"),
        atomically: true,
        encoding: .utf8
      )
    }

    /// The configuration is where it is, whatever the home is.
    func environment(_ more: [String: String] = [:]) -> [String: String] {
      surroundings(of: server, ["XDG_CONFIG_HOME": folder.url.path].merging(more) { $1 })
    }
  }

  @Test("the same bytes under every locale, zone, home and terminal", arguments: all)
  func same(arguments: [String]) async throws {
    let house = try House()
    let program = try BuiltProduct.url("weather-cli")
    let answer = { (more: [String: String]) in
      try await CommandRun(program, arguments, environment: house.environment(more)).result()
    }
    let before = try await answer([:])
    let odd = try await Self.oddities.mapAsync(answer)
    let after = try await answer([:])
    // Some lines tell what time it is, or how old something is.
    let steady = Set(before.lines).intersection(after.lines)
    #expect(before.ending == .exit(0) && steady.count >= before.lines.count / 2)
    for (oddity, result) in zip(Self.oddities, odd) {
      #expect(result.ending == .exit(0) && result.errors == before.errors, "\(oddity)")
      #expect(result.lines.count == before.lines.count, "\(oddity)")
      #expect(steady.isSubset(of: result.lines), "\(oddity)")
    }
  }

  @Test("an output that is full or closed is told of", arguments: all)
  func unwritable(arguments: [String]) async throws {
    let house = try House()
    let program = try BuiltProduct.url("weather-cli").path
    let shell = URL(fileURLWithPath: "/bin/sh")
    let environment = house.environment()
    for output in ["> /dev/full", ">&-"] {
      let line = ["-c", "\"$0\" \"$@\" \(output)", program] + arguments
      let run = try await CommandRun(shell, line, environment: environment).result()
      run.expectComplaint(1, "The output cannot be written.")
    }
  }

  @Test("twenty columns are enough", arguments: weather)
  func narrow(arguments: [String]) async throws {
    let house = try House()
    let program = try BuiltProduct.url("weather-cli")
    let environment = house.environment(["COLUMNS": "20"])
    let result = try await CommandRun(program, arguments, environment: environment).result()
    #expect(result.ending == .exit(0))
    for line in result.outputText.split(separator: "\n") {
      #expect(line.cellWidth <= 20, "\(line)")
    }
  }

  @Test("a disk that is full is told of, and what the program keeps stays as it was")
  func full() async throws {
    let house = try House()
    let environment = house.environment([
      "XDG_CACHE_HOME": house.folder.url.appendingPathComponent("cache").path,
      "PATH": "/usr/bin:/bin",
    ])
    let picture = house.folder.url.appendingPathComponent("picture.svg").path
    let trace = house.folder.url.appendingPathComponent("trace.json").path
    let prepared = [
      ["places", "add", "38.7,-9.1"], ["current", "35.7,139.7"],
      ["chart", "35.7,139.7", "--svg", picture], ["demo", "--trace", trace],
    ]
    for arguments in prepared {
      let result = try await run(arguments, onFullDisk: false, environment)
      #expect(result.ending == .exit(0), "\(result.errorText)")
    }
    // A file that a person names is written as `>` does, also where there is no room.
    let named = ["picture.svg", "trace.json"]
    let before = try files(in: house.folder.url).filter { !named.contains($0.key) }
    #expect(before.count >= 3, "\(before.keys)")

    try await run(["places", "add", "1,2"], onFullDisk: true, environment)
      .expectComplaint(1, "places.json")
    try await run(["config", "set", "units", "uk"], onFullDisk: true, environment)
      .expectComplaint(1, "cannot be written")
    try await run(["chart", "35.7,139.7", "--svg", picture], onFullDisk: true, environment)
      .expectComplaint(1, "picture.svg")
    // Answers that cannot be kept are given all the same.
    let asked = try await run(
      ["current", "35.7,139.7", "--max-age", "0s"],
      onFullDisk: true,
      environment
    )
    #expect(asked.ending == .exit(0))
    #expect(asked.outputText.contains("Tokyo"))
    let traced = try await run(["demo", "--trace", trace], onFullDisk: true, environment)
    #expect(traced.errorText.contains("trace.json"), "\(traced.errorText)")
    #expect(try files(in: house.folder.url).filter { !named.contains($0.key) } == before)
  }

  /// A run for which, with `onFullDisk`, no file can grow (RLIMIT_FSIZE).
  private func run(
    _ arguments: [String],
    onFullDisk: Bool,
    _ environment: [String: String]
  ) async throws -> CommandRun.Result {
    let program = try BuiltProduct.url("weather-cli").path
    let limit = onFullDisk ? "trap '' XFSZ; ulimit -f 0; " : ""
    let line = ["-c", "\(limit)exec \"$0\" \"$@\"", program] + arguments
    let shell = URL(fileURLWithPath: "/bin/sh")
    return try await CommandRun(shell, line, environment: environment).result()
  }

  /// The bytes of all files but locks, by path.
  private func files(in folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.reduce(into: [:]) { files, path in
      let url = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue, !path.hasSuffix(".lock") { files[path] = try Data(contentsOf: url) }
    }
  }
}

extension Sequence where Element: Sendable {
  fileprivate func mapAsync<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}

extension CommandRun.Result {
  /// The lines by number, so that none that is there twice is missed.
  fileprivate var lines: [String] {
    outputText.split(separator: "\n").enumerated().map { "\($0.offset) \($0.element)" }
  }
}
