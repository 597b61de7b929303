import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

typealias Answer = LiveRecording<HTTPResponse, TransportError>

/// A key as a request carries it; no failure may tell it.
let testKey = "0123456789abcdef0123456789abcdef"

extension Transport {
  /// A transport that waits as long as a test does, however busy the machine is.
  static var patient: Transport { .urlSession(silence: .seconds(3600), limit: .seconds(3600)) }

  /// Asks a server for a path, with a key in the query.
  func ask(_ server: LoopbackServer, _ path: String = "/data") -> Answer {
    Answer(send(.to(server, path)))
  }
}

extension URLRequest {
  static func to(_ server: LoopbackServer, _ path: String = "/data") -> URLRequest {
    let query = [URLQueryItem(name: "appid", value: testKey)]
    var request = URLRequest(url: server.url.appending(path: path).appending(queryItems: query))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }
}

@Suite("The URLSession transport", .ownThread)
struct URLSessionTransportTests {
  @Test("nothing is sent before a subscription, and one request for each")
  func isCold() async throws {
    let server = try LoopbackServer(["/data": .json("1"), "/other": .json("2")])
    let transport = Transport.patient
    let signal = transport.send(.to(server))
    _ = try await transport.ask(server, "/other").ended()
    #expect(server.requests.map(\.path) == ["/other"])
    _ = try await Answer(signal).ended()
    _ = try await Answer(signal).ended()
    #expect(server.requests.map(\.path) == ["/other", "/data", "/data"])
  }

  @Test("a request arrives as it was made, and tells nothing of this machine")
  func request() async throws {
    let server = try LoopbackServer(["/data": .json("{}")])
    _ = try await Transport.patient.ask(server).ended()
    let request = try #require(server.requests.first)
    #expect(request.method == "GET")
    #expect(request.query == ["appid": testKey])
    #expect(request.headers["accept"] == "application/json")
    #expect(request.headers["user-agent"] == "WeatherCore")
    #expect(request.headers["accept-language"] == "en")
  }

  @Test(
    "recorded answers arrive byte for byte, with their status",
    arguments: [
      ("owm/onecall3_berlin_de_alerts_2024.json", 200),
      ("owm/forecast_hourly_82N_polar_day_2024.json", 200),
      ("owm/errors/401_invalid_key_cod_int.json", 401),
      ("owm/errors/404_city_not_found_cod_string.json", 404),
      ("owm/errors/404_empty_body.json", 404),
      ("owm/errors_quoted/429_blocked.json", 429),
      ("pirate/errors_quoted/429_kong.html", 429),
      ("pirate/errors_quoted/502_upstream.json", 502),
    ]
  )
  func recorded(file: String, status: Int) async throws {
    let reply = try Reply.recorded(file, status: status).with("Retry-After", "17")
    for delivery in [Reply.Delivery.whole, .chunked] {
      let server = try LoopbackServer(["/data": reply.delivered(delivery)])
      let heard = try await Transport.patient.ask(server).ended()
      let response = try #require(heard.values.first)
      #expect(heard.values.count == 1 && heard.isCompleted)
      #expect(response.status == status)
      #expect(response.body == (try Fixture.data(file)))
      #expect(response.header("retry-after") == "17")
    }
  }

  @Test(
    "a 401 that asks for a login is an answer like any other",
    arguments: ["Basic realm=\"weather\"", "Bearer", "Key realm=\"kong\"", "Negotiate, NTLM"]
  )
  func challenge(scheme: String) async throws {
    let reply = Reply.json(#"{"cod":401}"#, status: 401).with("WWW-Authenticate", scheme)
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.map(\.status) == [401])
    #expect(heard.values.first?.body == Data(#"{"cod":401}"#.utf8))
    #expect(server.requests.count == 1)
  }

  @Test("cookies are neither kept nor sent")
  func cookies() async throws {
    let server = try LoopbackServer(["/data": Reply.json("{}").with("Set-Cookie", "a=b; Path=/")])
    let transport = Transport.patient
    _ = try await transport.ask(server).ended()
    _ = try await transport.ask(server).ended()
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  @Test("what may be cached is asked for again all the same")
  func cache() async throws {
    let reply = Reply.json("{}").with("Cache-Control", "max-age=3600")
    let server = try LoopbackServer(["/data": reply])
    let transport = Transport.patient
    _ = try await transport.ask(server).ended()
    _ = try await transport.ask(server).ended()
    #expect(server.requests.count == 2)
  }

  @Test("one connection serves one request after another, and is closed with the transport")
  func connections() async throws {
    let server = try LoopbackServer(["/data": .json("{}")])
    do {
      let transport = Transport.patient
      for _ in 0..<3 { _ = try await transport.ask(server).ended() }
    }
    #expect(server.connections == 1)
    try await server.allConnectionsClosed()
  }

  @Test("twenty requests at once each get their own answer")
  func concurrency() async throws {
    let server = try LoopbackServer { .json($0.path) }
    let transport = Transport.patient
    let answers = (0..<20).map { transport.ask(server, "/number/\($0)") }
    for (number, answer) in answers.enumerated() {
      let bodies = try await answer.ended().values.map(\.body)
      #expect(bodies == [Data("/number/\(number)".utf8)])
    }
    #expect(server.requests.count == 20)
  }

  #if canImport(FoundationNetworking)
  @Test("what is meant for the loopback address of IPv6 never goes to that of IPv4")
  func version6() async throws {
    let server = try LoopbackServer(["/data": .json("{}")])
    let port = try #require(server.url.port)
    let url = try #require(URL(string: "http://[::1]:\(port)/data"))
    let heard = try await Answer(Transport.patient.send(URLRequest(url: url))).ended()
    #expect(heard.failure == .other("this system cannot send to an IPv6 address"))
    #expect(server.requests.isEmpty)
  }
  #else
  @Test("the loopback address of IPv6 can be asked too")
  func version6() async throws {
    let server = try LoopbackServer(on: .v6, ["/data": .json("{}")])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.map(\.status) == [200])
  }
  #endif

  @Test("a body of exactly 4 MiB is taken")
  func longest() async throws {
    let megabyte = Reply(body: Data(repeating: 32, count: 1 << 20))
    let reply = megabyte.delivered(.repeated(times: 4, lengthTold: true))
    let server = try LoopbackServer(["/data": reply])
    let heard = try await Transport.patient.ask(server).ended()
    #expect(heard.values.map(\.body.count) == [4_194_304])
  }
}
