import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

@Suite("refusals of the Forecast shape")
struct ForecastRefusalTests {
  static let all = [
    Refusal(status: 401, body: "Kong Error\nNo API key found in request", expected: .invalidKey),
    Refusal(status: 401, body: "<html><body>Kong Error</body></html>", expected: .invalidKey),
    // Dark Sky's own.
    Refusal(
      status: 403,
      body: #"{"code":403,"error":"permission denied"}"#,
      expected: .invalidKey
    ),
    Refusal(status: 403, body: #"{"message":"Forbidden"}"#, expected: .invalidKey),
    Refusal(status: 403, body: "<html>proxy</html>", expected: .server(status: 403)),
    Refusal(
      status: 400,
      body: #"{"code":400,"error":"The given location is invalid."}"#,
      expected: .badRequest("The given location is invalid.")
    ),
    Refusal(status: 404, body: "", expected: .notFound("")),
    Refusal(
      status: 429,
      headers: ["ratelimit-reset": "86400", "Content-Type": "text/html"],
      body: "Kong Error\nAPI rate limit exceeded.",
      expected: .rateLimited(retryAfter: .seconds(86_400))
    ),
    Refusal(
      status: 429,
      headers: ["Ratelimit-Reset": "86400", "Retry-After": "30"],
      body: "",
      expected: .rateLimited(retryAfter: .seconds(30))
    ),
    // No quota is longer than a month: this is a date, or nonsense.
    Refusal(
      status: 429,
      headers: ["Ratelimit-Reset": "1700000000"],
      body: "",
      expected: .rateLimited(retryAfter: nil)
    ),
    Refusal(status: 500, body: #"{"message":"oops"}"#, expected: .server(status: 500)),
    Refusal(status: 504, body: "<html></html>", expected: .server(status: 504)),
    Refusal(status: 200, body: "", expected: .decoding(path: "")),
    Refusal(status: 200, body: "<html></html>", expected: .decoding(path: "")),
    Refusal(status: 200, body: "[]", expected: .decoding(path: "$")),
    Refusal(status: 200, body: "{}", expected: .decoding(path: "currently")),
    Refusal(
      status: 200,
      body: #"{"currently":{}}"#,
      expected: .decoding(path: "currently.time")
    ),
    Refusal(
      status: 200,
      body: #"{"currently":{"time":1,"temperature":"warm"}}"#,
      expected: .decoding(path: "currently.temperature")
    ),
    Refusal(
      status: 200,
      body: #"{"code":403,"error":"permission denied","currently":[]}"#,
      expected: .invalidKey
    ),
  ]

  @Test("each is a failure of its own kind", arguments: all)
  func kinds(refusal: Refusal) throws {
    let transport = ScriptedTransport(
      status: refusal.status,
      headers: refusal.headers,
      body: Data(refusal.body.utf8)
    )
    let client = ForecastClient(
      key: .test,
      transport: transport.transport,
      now: { .unix(1_700_000_000) }
    )
    #expect(try failure(client.currentConditions(at: nullIsland)) == refusal.expected)
  }

  @Test("places are not offered, and without a key nothing is asked")
  func nothingAsked() throws {
    let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))
    let keyed = ForecastClient(key: .test, transport: scripted.transport)
    #expect(try failure(keyed.places(named: "Lisbon")) == .notOffered)
    let keyless = ForecastClient(key: nil, transport: scripted.transport)
    #expect(try failure(keyless.currentConditions(at: nullIsland)) == .missingKey)
    #expect(try failure(keyless.hourlyForecast(at: nullIsland)) == .missingKey)
    #expect(try failure(keyless.dailyForecast(at: nullIsland)) == .missingKey)
    #expect(try failure(keyless.alerts(at: nullIsland)) == .missingKey)
    #expect(scripted.requests.isEmpty)
  }

  @Test("no failure, description or dump shows the key, whatever the server says")
  func secret() throws {
    let key = try #require(APIKey("S3cr3t/k+y"))
    for status in [200, 302, 400, 401, 403, 404, 422, 429, 500] {
      for word in ["S3cr3t/k+y", "s3cr3t%2Fk%2By"] {
        for body in [word, #"{"detail":"\#(word)"}"#, #"{"\#(word)":1}"#] {
          let scripted = ScriptedTransport(status: status, body: Data(body.utf8))
          let client = ForecastClient(key: key, transport: scripted.transport)
          let error = try failure(client.currentConditions(at: nullIsland))
          var text = "\(client) \(error) \(error.summary) \(error.advice) \(scripted.urls)"
          dump(client, to: &text)
          dump(error, to: &text)
          #expect(!text.lowercased().contains(word.lowercased()))
        }
      }
    }
  }
}
