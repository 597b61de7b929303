import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

@Suite("The OpenWeatherMap client against a real server", .ownThread)
struct URLSessionTransportClientTests {
  private let tokyo = Coordinate(latitude: 35.6895, longitude: 139.6917)
    .map { Place(name: "Tokyo", coordinate: $0) }

  private func client(_ server: LoopbackServer, key: String = LoopbackServer.key) throws
    -> OpenWeatherMapClient
  {
    OpenWeatherMapClient(
      key: APIKey(key),
      transport: .patient,
      baseURL: try #require(BaseURL(server.url.absoluteString))
    )
  }

  @Test("the weather now is asked for as documented, and read as recorded")
  func current() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let place = try #require(tokyo)
    let heard = try await LiveRecording(client(server).currentConditions(at: place)).ended()
    let conditions = try #require(heard.values.first)
    #expect(conditions.temperature == Temperature(kelvins: 278.79))
    #expect(conditions.humidity == 0.45)
    #expect(conditions.wind.speed == Speed(metersPerSecond: 1.54))
    #expect(conditions.condition.text == "few clouds")
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.path == "/data/2.5/weather")
    #expect(request.query["lat"] == "35.6895" && request.query["lon"] == "139.6917")
    #expect(request.query["appid"] == LoopbackServer.key)
    #expect(request.headers["accept"] == "application/json")
  }

  @Test("a free key gets its days from the steps of three hours; the refusals are asked once")
  func daily() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let (client, place) = (try client(server), try #require(tokyo))
    for _ in 0..<2 {
      let heard = try await LiveRecording(client.dailyForecast(at: place)).ended()
      // 40 steps of 3 h from 2025-03-20 21:00 UTC reach 2025-03-25 18:00: six days in London.
      #expect(heard.values.first?.days.map(\.day.day) == [20, 21, 22, 23, 24, 25])
    }
    let paths = server.requests.map(\.path)
    #expect(
      paths == [
        "/data/3.0/onecall", "/data/2.5/forecast/daily", "/data/2.5/forecast",
        "/data/2.5/forecast",
      ]
    )
  }

  @Test("a name is looked up")
  func places() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let heard = try await LiveRecording(client(server).places(named: "Lisbon, PT")).ended()
    #expect(heard.values.first?.map(\.name) == ["Lisbon"])
    #expect(server.requests.first?.query["q"] == "Lisbon, PT")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reply: Reply
    let failure: WeatherError

    init(_ name: String, _ reply: Reply, _ failure: WeatherError) {
      testDescription = name
      self.reply = reply
      self.failure = failure
    }

    static func all() throws -> [Fault] {
      let refused = try Reply.recorded("owm/errors/401_invalid_key_cod_int.json", status: 401)
      let unsubscribed = try Reply.recorded(
        "owm/errors_quoted/401_onecall3_not_subscribed.json",
        status: 401
      )
      let unknown = try Reply.recorded(
        "owm/errors_quoted/404_city_not_found_compact.json",
        status: 404
      )
      let tooMany = try Reply.recorded("owm/errors_quoted/429_blocked.json", status: 429)
      return [
        Fault("401", refused, .invalidKey),
        Fault("401 of a product", unsubscribed, .notSubscribed),
        Fault("404", unknown, .notFound("city not found")),
        Fault("404 without a body", Reply(404), .notFound("")),
        Fault("429", tooMany, .rateLimited(retryAfter: nil)),
        Fault(
          "429 that says when",
          tooMany.with("Retry-After", "90"),
          .rateLimited(retryAfter: .seconds(90))
        ),
        Fault("500", .html(status: 500), .server(status: 500)),
        Fault("502 of a gateway", .html(status: 502), .server(status: 502)),
        Fault("a page", .html(status: 200), .decoding(path: "")),
        Fault("nothing", Reply(200), .decoding(path: "")),
        Fault("half an answer", .json("{\"coord\":"), .decoding(path: "")),
        Fault(
          "truncated",
          .json("{\"coord\":").delivered(.truncated(missing: 400)),
          .transport("the connection was lost")
        ),
        Fault(
          "reset",
          .json("{\"coord\":{}}").delivered(.reset),
          .transport("the connection was lost")
        ),
        Fault(
          "over-long",
          Reply(body: Data(repeating: 32, count: 5 << 20)),
          .transport("the answer is longer than 4 MiB")
        ),
        Fault(
          "redirect",
          .redirect(to: "http://example.invalid/?appid=\(LoopbackServer.key)"),
          .transport("the server redirects it too often, or to an address that is not allowed")
        ),
        Fault(
          "the key in the words of the server",
          .json("{\"cod\":\"400\",\"message\":\"bad \(LoopbackServer.key)\"}", status: 400),
          .badRequest("bad •••")
        ),
      ]
    }
  }

  @Test("each fault has its failure, which does not tell the key", arguments: try Fault.all())
  func fault(_ fault: Fault) async throws {
    let server = try LoopbackServer.openWeatherMap(["/data/2.5/weather": fault.reply])
    let place = try #require(tokyo)
    let heard = try await LiveRecording(client(server).currentConditions(at: place)).ended()
    #expect(heard.failure == fault.failure)
    let failure = try #require(heard.failure)
    var dumped = ""
    dump(failure, to: &dumped)
    for text in ["\(failure)", dumped, failure.summary, failure.advice] {
      #expect(!text.contains(LoopbackServer.key))
    }
  }

  @Test("a wrong key is an invalid key")
  func wrongKey() async throws {
    let server = try LoopbackServer.openWeatherMap()
    let place = try #require(tokyo)
    let client = try client(server, key: "wrong")
    let heard = try await LiveRecording(client.currentConditions(at: place)).ended()
    #expect(heard.failure == .invalidKey)
  }

  @Test("disposal ends the request on the wire")
  func disposal() async throws {
    let held = Reply.json("{}").held(by: try Hold())
    let server = try LoopbackServer.openWeatherMap(["/data/2.5/weather": held])
    let place = try #require(tokyo)
    let recording = LiveRecording(try client(server).currentConditions(at: place))
    try await server.requests(atLeast: 1)
    recording.dispose()
    #expect(try await server.replies(atLeast: 1).map(\.clientLeft) == [true])
    #expect(!recording.heard.isOver)
  }
}
