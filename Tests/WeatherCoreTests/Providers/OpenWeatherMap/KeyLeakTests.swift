import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

/// Every way a request can fail, with a server that repeats the key wherever it can.
@Suite("the key is never shown")
struct KeyLeakTests {
  private static let secret = "k3y+With/Odd=Signs%"
  private static let spellings = [
    secret, "k3y%2BWith%2FOdd%3DSigns%25", "k3y%2bWith%2fOdd%3dSigns%25",
    "k3y+With%2FOdd%3DSigns%25",
  ]

  private static let answers: [Result<HTTPResponse, TransportError>] =
    [200, 204, 301, 400, 401, 403, 404, 408, 422, 429, 500, 503].flatMap { status in
      spellings.flatMap { key in
        [
          #"{"cod":\#(status),"message":"bad appid=\#(key) here"}"#,
          #"{"cod":"\#(status)","message":"\#(key)"}"#,
          #"{"\#(key)":1}"#, "<html>\(key)</html>", key, "",
        ].map { body in
          .success(
            HTTPResponse(
              status: status,
              headers: ["Retry-After": key, "Location": "/?appid=\(key)"],
              body: Data(body.utf8)
            )
          )
        }
      }
    } + spellings.map { .failure(.other("https://example.com/?appid=\($0)&x=1")) }
    + [.failure(.offline), .failure(.redirectRefused)]

  @Test("in no error, description, log or dump, on any path of failure")
  func everywhere() throws {
    let key = try #require(APIKey(Self.secret))
    for answer in Self.answers {
      let scripted = ScriptedTransport { _ in answer }
      let client = OpenWeatherMapClient(key: key, transport: scripted.transport)
      let log = Locked("")
      let note: @Sendable (String) -> Void = { line in log.withLock { $0 += line + "\n" } }
      listen(client.currentConditions(at: nullIsland), note)
      listen(client.hourlyForecast(at: nullIsland), note)
      listen(client.dailyForecast(at: nullIsland), note)
      listen(client.alerts(at: nullIsland), note)
      listen(client.places(named: "x"), note)
      listen(client.airQuality(at: nullIsland), note)
      note("\(client)")
      note(String(reflecting: client))
      var dumped = ""
      dump(client, to: &dumped)
      note(dumped)
      let text = log.withLock { $0 }
      for spelling in Self.spellings {
        #expect(!text.lowercased().contains(spelling.lowercased()), "\(answer)")
      }
      #expect(text.contains("failed") || text.contains("next"))
    }
  }

  private func listen<Value>(
    _ signal: Signal<Value, WeatherError>,
    _ note: @escaping @Sendable (String) -> Void
  ) {
    signal.logEvents("client", to: note).subscribe(
      next: { note("next \($0)") },
      failed: { error in
        note("failed \(error) \(String(reflecting: error))")
        note(error.summary + error.advice + error.localizedDescription)
        var dumped = ""
        dump(error, to: &dumped)
        note(dumped)
      }
    )
  }
}
