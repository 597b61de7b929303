import Foundation
import TestSupport
import Testing

@Suite("Runs that cannot do what was asked", .ownThread)
struct FaultRunTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reply: Reply
    let status: Int32

    init(_ name: String, _ reply: Reply, _ status: Int32) {
      testDescription = name
      self.reply = reply
      self.status = status
    }

    static func all() throws -> [Fault] {
      let refused = try Reply.recorded("owm/errors/401_invalid_key_cod_int.json", status: 401)
      let unsubscribed = "owm/errors_quoted/401_onecall3_not_subscribed.json"
      let tooMany = try Reply.recorded("owm/errors_quoted/429_blocked.json", status: 429)
      let unknown = "owm/errors/404_city_not_found_cod_string.json"
      let key = LoopbackServer.key
      return [
        Fault("401", refused, 4),
        Fault("401 of a product", try .recorded(unsubscribed, status: 401), 4),
        Fault("404", try .recorded(unknown, status: 404), 3),
        Fault("404 without a body", Reply(404), 3),
        Fault("429", tooMany, 5),
        Fault("429 that says when", tooMany.with("Retry-After", "90"), 5),
        Fault("500", .html(status: 500), 6),
        Fault("503 without a body", Reply(503), 6),
        Fault("a page instead of data", .html(status: 200), 6),
        Fault("nothing instead of data", Reply(200), 6),
        Fault("truncated", .json("[{\"lat\":").delivered(.truncated(missing: 90)), 6),
        Fault("reset", .json("[{\"lat\":1}]").delivered(.reset), 6),
        Fault("closed at once", .json("[]").delivered(.silent), 6),
        Fault("over-long", Reply(body: Data(repeating: 32, count: 5 << 20)), 6),
        Fault("not HTTP", .raw("SSH-2.0-OpenSSH_9.2\r\n\r\n"), 6),
        Fault("redirect", .redirect(to: "http://example.invalid/?appid=\(key)"), 6),
        Fault("redirect in a circle", .redirect(to: "/data/2.5/weather?appid=\(key)"), 6),
        Fault("the key sent back", .json("{\"message\":\"no \(key)\"}", status: 400), 1),
      ]
    }
  }

  @Test("each fault has its status and two sentences", arguments: try Fault.all())
  func fault(_ fault: Fault) async throws {
    let server = try LoopbackServer { _ in fault.reply }
    let environment = surroundings(of: server)
    try await run("current", "35.7,139.7", environment: environment).expectComplaint(fault.status)
    try await run("Lisbon", environment: environment).expectComplaint(fault.status)
    try await run("daily", "Lisbon", "--json", environment: environment)
      .expectComplaint(fault.status)
  }

  @Test("an answer that is far too long takes no memory, however fast it comes")
  func flood() async throws {
    let reply = Reply(body: Data(repeating: 32, count: 1 << 20))
      .delivered(.repeated(times: 1_000, lengthTold: true))
    let server = try LoopbackServer { _ in reply }
    let program = try BuiltProduct.url("weather-cli").path
    // Kilobytes of memory that it may ask for.
    let script = "ulimit -d 400000; exec '\(program)' 35.7,139.7"
    let run = try CommandRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", script],
      environment: surroundings(of: server)
    )
    try await run.result().expectComplaint(6, "longer than 4 MiB")
  }

  @Test("429 says for how long to wait")
  func wait() async throws {
    let reply = Reply(429).with("Retry-After", "90")
    let server = try LoopbackServer { _ in reply }
    let result = try await run("1,2", environment: surroundings(of: server))
    result.expectComplaint(5, "90 seconds")
  }

  @Test("nobody listens there")
  func refused() async throws {
    let server = try LoopbackServer([:])
    try await server.stopped()
    try await run("1,2", environment: surroundings(of: server)).expectComplaint(6)
  }

  @Test("a host that cannot be found, as without a network, names the demo")
  func nowhere() async throws {
    let environment = ["OPEN_METEO_BASE_URL": "https://weather-cli.invalid"]
    try await run("London", environment: environment).expectComplaint(6, "weather-cli demo")
  }

  @Test("a place that is not known")
  func unknown() async throws {
    let server = try LoopbackServer.openWeatherMap(["/geo/1.0/direct": .json("[]")])
    let result = try await run("Nowhereville", environment: surroundings(of: server))
    result.expectComplaint(3, "Nowhereville")
  }

  @Test("a name of several places lists them")
  func ambiguous() async throws {
    let found = """
      [{"name":"Springfield","lat":39.799,"lon":-89.644,"country":"US","state":"Illinois"},
       {"name":"Springfield","lat":37.2082,"lon":-93.2923,"country":"US","state":"Missouri"}]
      """
    let server = try LoopbackServer.openWeatherMap(["/geo/1.0/direct": .json(found)])
    let result = try await run("Springfield", environment: surroundings(of: server))
    #expect(result.ending == .exit(3))
    #expect(result.outputText == "")
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.contains { $0.contains("1  Springfield, Illinois, US") })
    #expect(lines.contains { $0.contains("2  Springfield, Missouri, US") })
    #expect(!server.requests.contains { $0.path == "/data/2.5/weather" })
  }

  @Test("no key, and a wrong one")
  func key() async throws {
    try await run("London", "--provider", "openweathermap")
      .expectComplaint(4, "OPENWEATHERMAP_API_KEY")
    let server = try LoopbackServer.openWeatherMap()
    try await run("current", "1,2", environment: surroundings(of: server, key: "wrong"))
      .expectComplaint(4, "OPENWEATHERMAP_API_KEY")
  }

  @Test("the key of a file that others can read is not used; that of one's own is")
  func keyFile() async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = home.appending(path: ".config/weather-cli")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let file = folder.appending(path: "config").path
    let server = try LoopbackServer.openWeatherMap()
    let environment = ["HOME": home.path, "OPENWEATHERMAP_BASE_URL": server.url.absoluteString]
    let text = Data("key = \(LoopbackServer.key)\nplace = 35.7,139.7\n".utf8)

    #expect(
      FileManager.default
        .createFile(atPath: file, contents: text, attributes: [.posixPermissions: 0o644])
    )
    try await run("current", environment: environment).expectComplaint(4, "chmod 600")
    #expect(server.requests.isEmpty)

    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let result = try await run("current", environment: environment)
    #expect(result.ending == .exit(0))
    #expect(result.outputText.contains("Tokyo"))
  }

  @Test(
    "wrong usage",
    arguments: [
      ["--wat"], ["--units", "furlongs", "London"], ["--color", "blue", "London"], ["--units"],
      ["hourly", "London", "Paris", "--json=yes"], ["95,10"], ["10,190"], [""],
    ]
  )
  func usage(arguments: [String]) async throws {
    let program = try BuiltProduct.url("weather-cli")
    let environment = ["OPENWEATHERMAP_API_KEY": LoopbackServer.key]
    try await CommandRun(program, arguments, environment: environment).result()
      .expectComplaint(2)
  }

  @Test(
    "the key goes to no address that is not secure or one's own machine",
    arguments: [
      "http://example.invalid", "http://localhost:9", "http://127.0.0.1.example.invalid", "nothing",
      "ftp://127.0.0.1", "http://user:word@127.0.0.1:9", "http://0.0.0.0:9",
      "http://127.0.0.1:9?a=b",
    ]
  )
  func baseAddress(address: String) async throws {
    let environment = [
      "OPENWEATHERMAP_API_KEY": LoopbackServer.key, "OPENWEATHERMAP_BASE_URL": address,
    ]
    try await run("1,2", environment: environment).expectComplaint(2, "OPENWEATHERMAP_BASE_URL")
  }
}
