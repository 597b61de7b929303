import Foundation
import TestSupport
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("requests in the Forecast shape")
struct ForecastRequestTests {
  private let lisbon = Place(name: "Lisbon", coordinate: .at(38.70775, -9.13659))
  private let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))

  @Test("the key is in a header and in no address, and what is not wanted is left out")
  func parts() throws {
    let client = ForecastClient(key: .test, transport: scripted.transport)
    let signal = client.currentConditions(at: lisbon)
    #expect(scripted.requests.isEmpty)
    _ = outcome(signal)
    _ = outcome(client.hourlyForecast(at: lisbon))
    _ = outcome(client.dailyForecast(at: lisbon))
    _ = outcome(client.alerts(at: lisbon))
    let start =
      "https://api.pirateweather.net/forecast/header/38.7078,-9.1366?units=si&exclude="
    #expect(
      scripted.urls.map(\.absoluteString) == [
        start + "minutely,hourly,alerts", start + "currently,minutely,alerts",
        start + "currently,minutely,hourly,alerts", start + "currently,minutely,hourly,daily",
      ]
    )
    for request in scripted.requests {
      #expect(request.value(forHTTPHeaderField: "apikey") == APIKey.test.secret)
      #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
      #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
    }
  }

  @Test(
    "the language is asked for under the provider's name, and not where it speaks none",
    arguments: [
      ("pt-BR", "pt"), ("zh-Hant", "zh-tw"), ("zh_CN", "zh"), ("tlh", nil), ("", nil), (nil, nil),
    ] as [(String?, String?)]
  )
  func language(tag: String?, code: String?) {
    let client = ForecastClient(
      key: .test,
      transport: scripted.transport,
      units: .us,
      language: tag
    )
    _ = outcome(client.dailyForecast(at: lisbon))
    let asked = scripted.urls.first.flatMap { $0.query() }
    #expect(asked?.hasPrefix("units=us&" + (code.map { "lang=\($0)&" } ?? "exclude=")) == true)
  }

  @Test("another base address keeps its path")
  func baseURL() throws {
    let base = try #require(BaseURL("http://127.0.0.1:8080/proxy/"))
    let client = ForecastClient(key: .test, transport: scripted.transport, baseURL: base)
    _ = outcome(client.alerts(at: lisbon))
    #expect(scripted.paths == ["/proxy/forecast/header/38.7078,-9.1366"])
    #expect(scripted.urls.map(\.host) == ["127.0.0.1"])
  }
}
