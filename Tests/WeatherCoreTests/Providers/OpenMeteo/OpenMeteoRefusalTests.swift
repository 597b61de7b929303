import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("refusals of Open-Meteo")
struct OpenMeteoRefusalTests {
  static let all = [
    Refusal(status: 400, body: #"{"reason":"bad","error":true}"#, expected: .badRequest("bad")),
    Refusal(status: 400, body: "", expected: .badRequest("")),
    Refusal(
      status: 404,
      body: #"{"error":true,"reason":"Not Found"}"#,
      expected: .notFound("Not Found")
    ),
    // The tests' clock stands at 1 700 000 000: 800 s past 22:00, so 2800 s before 23:00.
    Refusal(
      status: 429,
      body: #"{"error":true,"reason":"Hourly API request limit exceeded."}"#,
      expected: .rateLimited(retryAfter: .seconds(2860))
    ),
    Refusal(
      status: 429,
      body: #"{"error":true,"reason":"Too many concurrent requests"}"#,
      expected: .rateLimited(retryAfter: nil)
    ),
    Refusal(status: 429, body: "<html></html>", expected: .rateLimited(retryAfter: nil)),
    Refusal(
      status: 429,
      headers: ["Retry-After": "7"],
      body: #"{"error":true,"reason":"Daily API request limit exceeded."}"#,
      expected: .rateLimited(retryAfter: .seconds(7))
    ),
    Refusal(status: 500, body: "Something went wrong.", expected: .server(status: 500)),
    Refusal(status: 503, body: "", expected: .server(status: 503)),
    Refusal(
      status: 302,
      body: "",
      expected: .server(status: 302)
    ),
    Refusal(status: 200, body: "", expected: .decoding(path: "")),
    Refusal(status: 200, body: "[]", expected: .decoding(path: "$")),
    Refusal(status: 200, body: "{}", expected: .decoding(path: "current.time")),
    Refusal(
      status: 200,
      body: #"{"current":{"temperature_2m":1}}"#,
      expected: .decoding(path: "current.time")
    ),
    Refusal(status: 200, body: #"{"current":7}"#, expected: .decoding(path: "current")),
    // An error that the server meets while it sends ends a body whose status was good.
    Refusal(
      status: 200,
      body: #"{"current":{"time":"2025-0Unexpected error while streaming data: timeout"#,
      expected: .decoding(path: "")
    ),
    Refusal(
      status: 200,
      body: #"{"error":true,"reason":"no data","current":[]}"#,
      expected: .badRequest("no data")
    ),
  ]

  @Test("each is a failure of its own kind", arguments: all)
  func kinds(refusal: Refusal) throws {
    let transport = ScriptedTransport(
      status: refusal.status,
      headers: refusal.headers,
      body: Data(refusal.body.utf8)
    )
    let client = OpenMeteoClient(transport: transport.transport, now: { .unix(1_700_000_000) })
    #expect(try failure(client.currentConditions(at: nullIsland)) == refusal.expected)
  }

  @Test("warnings are not offered, and nothing is asked")
  func alerts() throws {
    let scripted = ScriptedTransport(status: 200, body: Data())
    let client = OpenMeteoClient(transport: scripted.transport)
    #expect(try failure(client.alerts(at: nullIsland)) == .notOffered)
    #expect(scripted.requests.isEmpty)
  }
}
