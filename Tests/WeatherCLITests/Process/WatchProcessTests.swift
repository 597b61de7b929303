import Foundation
import TestSupport
import Testing

@Suite("watch in a pipe", .ownThread)
struct WatchProcessTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test("a reader that has had enough ends it without a word")
  func closedPipe() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let program = try BuiltProduct.url("weather-cli").path
    let script = "\"$0\" watch 35.7,139.7 --every 1s --json | head -n 1"
    let run = try CommandRun(shell, ["-c", script, program], environment: surroundings(of: server))
    let result = try await run.result()
    #expect(result.ending == .exit(0))
    #expect(result.errorText == "")
    #expect(result.outputText.hasPrefix("{") && result.outputText.hasSuffix("}\n"))
  }

  @Test("a record is written as soon as it is there, while the run goes on")
  func flushed() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let run = try CommandRun.weatherCLI(
      "watch",
      "35.7,139.7",
      "--every",
      "1h",
      "--json",
      environment: surroundings(of: server)
    )
    try await run.waitForOutput("}\n")
    run.send(signal: SIGTERM)
    #expect(try await run.result().ending == .exit(143))
  }

  @Test("a broker's client hands each record on", .enabled(if: Broker.isInstalled))
  func broker() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let broker = try Broker()
    let program = try BuiltProduct.url("weather-cli").path
    let listener = try broker.listener(records: 2)
    try await listener.waitForOutput("Subscribed")
    let script =
      "\"$0\" watch 35.7,139.7 --every 1s --json | head -n 2"
      + " | mosquitto_pub -h 127.0.0.1 -p \(broker.port) -l -t weather"
    let environment = surroundings(of: server, ["PATH": "/usr/bin:/bin"])
    let run = try CommandRun(shell, ["-c", script, program], environment: environment)
    let result = try await run.result()
    #expect(result.ending == .exit(0) && result.errorText == "", "\(result.errorText)")
    let heard = try await listener.result()
    let records = heard.outputText.split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(records.count == 2)
    for record in records {
      let value = try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any]
      #expect(value?["version"] as? Int == 1)
    }
    try await broker.stop()
  }
}

/// A mosquitto of the test's own.
private final class Broker: Sendable {
  let port: UInt16
  private let run: CommandRun
  private let folder: TemporaryFolder

  static let isInstalled = ["/usr/sbin/mosquitto", "/usr/bin/mosquitto_pub"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  init() throws {
    // A port that was free a moment ago.
    port = try ScriptedServer([]).port
    folder = TemporaryFolder()
    let configuration = folder.url.appendingPathComponent("mosquitto.conf")
    try "listener \(port) 127.0.0.1\nallow_anonymous true\nuser root\n"
      .write(to: configuration, atomically: true, encoding: .utf8)
    let program = URL(fileURLWithPath: "/usr/sbin/mosquitto")
    run = try CommandRun(program, ["-c", configuration.path])
  }

  /// Writes the records it hears, among other lines, and ends after `records` of them.
  func listener(records: Int) throws -> CommandRun {
    // The broker may not listen yet.
    let script =
      "until stdbuf -oL mosquitto_sub -h 127.0.0.1 -p \(port) -t weather -C \(records) -d; do :; done"
    let environment = ["PATH": "/usr/bin:/bin"]
    return try CommandRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", script],
      environment: environment
    )
  }

  func stop() async throws {
    run.send(signal: SIGTERM)
    _ = try await run.result()
  }
}
