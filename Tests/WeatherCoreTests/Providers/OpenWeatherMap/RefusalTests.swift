import Foundation
import Testing

@testable import WeatherCore

/// An answer that is no weather, and what it must be taken for.
struct Refusal: Sendable, CustomTestStringConvertible {
  var status: Int
  var headers: [String: String] = [:]
  var body: String
  var expected: WeatherError

  var testDescription: String { "\(status) \(body.prefix(60))" }
}

@Suite("refusals of OpenWeatherMap")
struct RefusalTests {
  static let all = [
    // The status comes first, whatever the body says or is.
    Refusal(status: 401, body: "", expected: .invalidKey),
    Refusal(status: 401, body: "<html>no</html>", expected: .invalidKey),
    Refusal(status: 401, body: #"{"cod":200,"main":{"temp":1},"dt":1}"#, expected: .invalidKey),
    Refusal(
      status: 401,
      body: #"{"cod":401,"message":"Your plan does not include this product"}"#,
      expected: .notSubscribed
    ),
    Refusal(status: 403, body: #"{"cod":403,"message":"forbidden"}"#, expected: .notSubscribed),
    Refusal(status: 403, body: "<html>proxy</html>", expected: .server(status: 403)),
    Refusal(status: 404, body: "<html>404</html>", expected: .notFound("")),
    Refusal(status: 400, body: "", expected: .badRequest("")),
    Refusal(status: 400, body: #"{"cod":"400","message":0.5}"#, expected: .badRequest("")),
    Refusal(status: 400, body: #"{"cod":400.0,"message":"bad"}"#, expected: .badRequest("bad")),
    Refusal(
      status: 400,
      body: #"{"cod":400,"message":"bad","parameters":["lat"]}"#,
      expected: .badRequest("bad")
    ),
    Refusal(
      status: 422,
      body: "{\"message\":\"a\\u001b[31m\\nb\"}",
      expected: .badRequest("a [31m b")
    ),
    // As OpenWeatherMap shows it, this body holds a raw line feed, and so is not JSON.
    Refusal(
      status: 429,
      body: "{\"cod\":429,\"message\":\"blocked\n\"}",
      expected: .rateLimited(retryAfter: nil)
    ),
    Refusal(
      status: 429,
      headers: ["retry-after": "37"],
      body: "",
      expected: .rateLimited(retryAfter: .seconds(37))
    ),
    // The tests' clock stands at 1 700 000 000, Tue, 14 Nov 2023 22:13:20 GMT.
    Refusal(
      status: 429,
      headers: ["Retry-After": "Tue, 14 Nov 2023 22:15:20 GMT"],
      body: "",
      expected: .rateLimited(retryAfter: .seconds(120))
    ),
    Refusal(
      status: 429,
      headers: ["Retry-After": "later"],
      body: "",
      expected: .rateLimited(retryAfter: nil)
    ),
    Refusal(status: 500, body: "<html>Internal</html>", expected: .server(status: 500)),
    Refusal(status: 502, body: "", expected: .server(status: 502)),
    Refusal(status: 503, body: #"{"cod":"503"}"#, expected: .server(status: 503)),
    Refusal(status: 408, body: "", expected: .server(status: 408)),
    Refusal(
      status: 302,
      headers: ["Location": "http://example.com"],
      body: "",
      expected: .server(status: 302)
    ),
    // A good status, but no weather in the body.
    Refusal(status: 200, body: "", expected: .decoding(path: "")),
    Refusal(status: 200, body: "<html>Log in</html>", expected: .decoding(path: "")),
    Refusal(status: 200, body: #"{"dt":1712173818,"main":{"te"#, expected: .decoding(path: "")),
    Refusal(status: 200, body: "null", expected: .decoding(path: "$")),
    Refusal(status: 200, body: "[]", expected: .decoding(path: "$")),
    Refusal(status: 200, body: #"{"dt":1}"#, expected: .decoding(path: "main")),
    Refusal(status: 200, body: #"{"dt":1,"main":{}}"#, expected: .decoding(path: "main.temp")),
    Refusal(
      status: 200,
      body: #"{"dt":"now","main":{"temp":1}}"#,
      expected: .decoding(path: "dt")
    ),
    Refusal(
      status: 200,
      body: #"{"dt":1e300,"main":{"temp":1}}"#,
      expected: .decoding(path: "dt")
    ),
    // Years ago refusals came with status 200; then `cod` tells.
    Refusal(
      status: 200,
      body: #"{"cod":"404","message":"city not found"}"#,
      expected: .notFound("city not found")
    ),
    Refusal(status: 200, body: #"{"cod":401,"message":"Invalid API key."}"#, expected: .invalidKey),
    Refusal(
      status: 200,
      body: #"{"cod":429,"message":"blocked"}"#,
      expected: .rateLimited(retryAfter: nil)
    ),
    Refusal(status: 200, body: #"{"cod":99999}"#, expected: .decoding(path: "dt")),
  ]

  @Test("W8, cases 18, 19 and 20: each is a failure of its own kind", arguments: all)
  func kinds(refusal: Refusal) throws {
    let transport = ScriptedTransport(
      status: refusal.status,
      headers: refusal.headers,
      body: Data(refusal.body.utf8)
    )
    let client = OpenWeatherMapClient(
      key: .test,
      transport: transport.transport,
      plan: .free,
      now: { .unix(1_700_000_000) }
    )
    #expect(try failure(client.currentConditions(at: nullIsland)) == refusal.expected)
  }

  @Test(
    "a transport's failure keeps its meaning",
    arguments: [
      (.offline, .offline), (.timedOut, .transport("no answer came in time")),
      (.hostNotFound, .transport("the server's name is not known")),
      (.connectionRefused, .transport("the server refused the connection")),
      (.connectionLost, .transport("the connection was lost")),
      (.notSecure, .transport("no secure connection could be made")),
      (
        .redirectRefused,
        .transport("the server redirects it too often, or to an address that is not allowed")
      ),
      (.bodyTooLarge, .transport("the answer is longer than 4 MiB")),
      (.other("it broke"), .transport("it broke")),
    ] as [(TransportError, WeatherError)]
  )
  func transport(error: TransportError, expected: WeatherError) throws {
    let scripted = ScriptedTransport { _ in .failure(error) }
    let client = OpenWeatherMapClient(key: .test, transport: scripted.transport)
    #expect(try failure(client.currentConditions(at: nullIsland)) == expected)
  }

  @Test("a body of 4 MiB is read, and one byte more is refused")
  func long() throws {
    var body = Data(#"{"dt":1,"main":{"temp":280}}"#.utf8)
    body.append(Data(repeating: UInt8(ascii: " "), count: 4 << 20 - body.count))
    let full = OpenWeatherMapClient.served(body)
    #expect(try value(full.currentConditions(at: nullIsland)).temperature?.kelvins == 280)
    body.append(UInt8(ascii: " "))
    let over = OpenWeatherMapClient.served(body)
    #expect(
      try failure(over.currentConditions(at: nullIsland))
        == .transport("the answer is longer than 4 MiB")
    )
  }
}
