import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Against servers that say what a script tells them to.
@Suite("gpsd", .ownThread)
struct GPSDTests {
  private let watch = "?WATCH={\"enable\":true,\"json\":true};\n"
  private let version = "{\"class\":\"VERSION\",\"release\":\"3.22\"}\r\n"

  private func position(_ latitude: Double) -> String {
    "{\"class\":\"TPV\",\"mode\":3,\"lat\":\(latitude),\"lon\":1,\"eph\":10}\r\n"
  }

  private func fixes(_ server: ScriptedServer) -> Signal<LocationFix, LocationError> {
    .gpsd(host: "127.0.0.1", port: server.port)
  }

  /// The latitudes up to the end, and what ended them.
  private func heard(_ server: ScriptedServer) async -> [String] {
    await fixes(server).materialize().map { event -> String in
      switch event {
      case .next(let fix): "\(fix.coordinate.latitude)"
      case .failed(let error): error.summary
      case .completed: "completed"
      }
    }.collected()
  }

  @Test("asks to watch, reads positions however they are cut, and completes with the server")
  func positions() async throws {
    let text = version + position(10) + "{\"class\":\"TPV\",\"mode\":1}\r\n" + position(11)
    let pieces = stride(from: 0, to: text.utf8.count, by: 7).map { start in
      ScriptedServer.Step.send(
        String(decoding: Array(text.utf8).dropFirst(start).prefix(7), as: UTF8.self)
      )
    }
    let server = try ScriptedServer([.read(watch)] + pieces)
    #expect(await heard(server) == ["10.0", "11.0", "completed"])
  }

  @Test("what makes no sense is passed over; a line that was not finished is not read")
  func nonsense() async throws {
    let server = try ScriptedServer([
      .read(watch), .send("SSH-2.0-OpenSSH_9\r\n\r\n{{{\r\n\u{1}\u{2}\n[1,2]\n"),
      .send(position(10)), .send(String(position(11).dropLast(9))),
    ])
    #expect(await heard(server) == ["10.0", "completed"])
  }

  @Test("a connection that breaks is a failure, with what came before it")
  func reset() async throws {
    let hold = try Hold()
    let server = try ScriptedServer([.read(watch), .send(position(10)), .wait(hold), .reset])
    let log = Log<Double>()
    let failure = await #expect(throws: LocationError.self) {
      try await fixes(server).doNext { fix in
        log.add(fix.coordinate.latitude)
        hold.release()
      }.completion()
    }
    #expect(
      failure == .unavailable("no gpsd answers at 127.0.0.1:\(server.port)")
    )
    #expect(log.entries == [10])
  }

  @Test("a line without an end is not waited for")
  func overlong() async throws {
    let server = try ScriptedServer([
      .read(watch), .send(String(repeating: "x", count: 100_000)), .wait(try Hold()),
    ])
    let reason = "what answers at 127.0.0.1:\(server.port) is not gpsd"
    #expect(await heard(server) == [LocationError.unavailable(reason).summary])
    try await server.connections(over: 1)
  }

  @Test("no receiver, and a refusal, are failures that say so")
  func refusals() async throws {
    let none = try ScriptedServer([.send("{\"class\":\"DEVICES\",\"devices\":[]}\r\n")])
    let without = "gpsd at 127.0.0.1:\(none.port) has no receiver"
    #expect(await heard(none) == [LocationError.unavailable(without).summary])
    let refusing = try ScriptedServer([.send("{\"class\":\"ERROR\",\"message\":\"No.\"}\r\n")])
    let refused = "gpsd refuses, saying \"No.\""
    #expect(await heard(refusing) == [LocationError.unavailable(refused).summary])
  }

  @Test("nobody who listens, and a machine that is not known, are failures")
  func nobody() async throws {
    var server: ScriptedServer? = try ScriptedServer([])
    let port = try #require(server?.port)
    server = nil
    // The listener closes when its thread notices; until then connections are closed at once.
    let nobody = LocationError.unavailable("no gpsd answers at 127.0.0.1:\(port)")
    await #expect(throws: nobody) {
      try await Signal<LocationFix, LocationError>.gpsd(host: "127.0.0.1", port: port)
        .repeat().completion()
    }
    let unknown = LocationError.unavailable("no machine is known at nowhere.invalid:2947")
    await #expect(throws: unknown) {
      try await Signal<LocationFix, LocationError>.gpsd(host: "nowhere.invalid").completion()
    }
  }

  @Test("the first good fix ends the connection, and so does disposal")
  func disposal() async throws {
    let server = try ScriptedServer([
      .read(watch), .send(version + position(10) + position(11)), .wait(try Hold()),
    ])
    let scheduler = QueueScheduler(label: "watchdog")
    let finder = LocationFinder(source: fixes(server), limit: .seconds(60), on: scheduler)
    #expect(try await finder.fix.first()?.coordinate.latitude == 11)
    try await server.connections(over: 1)

    let seen = Awaited(0)
    let watching = fixes(server).subscribe(
      next: { _ in seen.change { $0 += 1 } },
      failed: { Issue.record($0) }
    )
    try await seen.wait(for: "both fixes") { $0 == 2 }
    watching.dispose()
    try await server.connections(over: 2)
  }
}

#if os(Linux)
/// Against the real gpsd, which gpsfake feeds with a recording: six seconds without a fix, then
/// fixes at 37.785833 N, 122.406417 W, then a move to the north.
@Suite("real gpsd", .ownThread, .enabled(if: RealGPSD.isInstalled))
struct RealGPSDTests {
  @Test("the first fix of the recording that is accurate is found, and gpsd is left alone")
  func found() async throws {
    try await RealGPSD.run { port in
      // gpsd may not listen yet, and then not know its receiver yet.
      let fixes = Signal<LocationFix, LocationError>.gpsd(host: "127.0.0.1", port: port)
        .retry(
          .backOff(600, first: .milliseconds(50), factor: 1),
          on: QueueScheduler(label: "again")
        )
      let finder = LocationFinder(
        source: fixes,
        within: Length(meters: 100),
        limit: .seconds(100),
        on: QueueScheduler(label: "watchdog")
      )
      let fix = try #require(try await finder.fix.first())
      let expected = Coordinate.at(37.785833, -122.406417)
      // The recording's move is 1.1 km long.
      #expect(fix.coordinate.distance(to: expected) < Length(meters: 1_200))
      #expect(fix.horizontalAccuracy > Length(meters: 0))
    }
  }
}

private enum RealGPSD {
  static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/gpsfake")
    && FileManager.default.isExecutableFile(atPath: "/usr/sbin/gpsd")

  /// Plays the recording over and over while `body` runs.
  static func run(_ body: (UInt16) async throws -> Void) async throws {
    // A port that was free a moment ago.
    let port = try ScriptedServer([]).port
    let gpsfake = try CommandRun(
      URL(fileURLWithPath: "/usr/bin/gpsfake"),
      [
        "-q", "-n", "-c", "0.1", "-P", "\(port)",
        Fixture.root.appendingPathComponent("gpsd/san-francisco.nmea").path,
      ],
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    )
    let outcome: Result<Void, any Error>
    do {
      try await body(port)
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    // It ends the gpsd that it started, if it is asked to.
    gpsfake.send(signal: SIGTERM)
    _ = try await gpsfake.result()
    try outcome.get()
  }
}
#endif
