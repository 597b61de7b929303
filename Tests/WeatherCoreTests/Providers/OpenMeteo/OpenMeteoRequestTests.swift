import Foundation
import TestSupport
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("requests to Open-Meteo")
struct OpenMeteoRequestTests {
  private let lisbon = Place(name: "Lisbon", coordinate: .at(38.70775, -9.13659))
  private let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))

  @Test("each part asks its host once per subscription, by place, zone and metres per second")
  func parts() throws {
    let client = OpenMeteoClient(transport: scripted.transport)
    let signal = client.currentConditions(at: lisbon)
    #expect(scripted.requests.isEmpty)
    _ = outcome(signal)
    _ = outcome(client.hourlyForecast(at: lisbon))
    _ = outcome(client.dailyForecast(at: lisbon))
    _ = outcome(client.airQuality(at: lisbon))
    _ = outcome(client.airQualityForecast(at: lisbon))
    let start = "latitude=38.7078&longitude=-9.1366&timezone=auto&"
    #expect(
      scripted.urls.map { $0.absoluteString.components(separatedBy: "?")[0] } == [
        "https://api.open-meteo.com/v1/forecast", "https://api.open-meteo.com/v1/forecast",
        "https://api.open-meteo.com/v1/forecast",
        "https://air-quality-api.open-meteo.com/v1/air-quality",
        "https://air-quality-api.open-meteo.com/v1/air-quality",
      ]
    )
    let queries = scripted.urls.compactMap { $0.query(percentEncoded: false) }
    #expect(queries.count == 5)
    #expect(queries.allSatisfy { $0.hasPrefix(start) })
    #expect(queries.prefix(3).allSatisfy { $0.hasSuffix("&wind_speed_unit=ms") })
    #expect(queries[0].contains("&daily=sunrise,sunset&forecast_days=1&"))
    #expect(queries[1].contains("forecast_hours=48&hourly=temperature_2m,"))
    #expect(queries[2].contains("&forecast_days=8&"))
    #expect(scripted.requests.allSatisfy { $0.value(forHTTPHeaderField: "Accept") != nil })
  }

  @Test(
    "a country's code goes apart from the name, since only one word after it is looked at",
    arguments: [
      ("São Paulo+", "name=S%C3%A3o%20Paulo%2B&count=5&language=pt&format=json"),
      ("London, GB", "name=London,%20GB&count=5&language=pt&format=json"),
      ("Portland, OR,us", "name=Portland,OR&count=5&language=pt&format=json&countryCode=US"),
      ("A, b, country", "name=A,%20b,%20country&count=5&language=pt&format=json"),
    ]
  )
  func places(name: String, query: String) {
    let client = OpenMeteoClient(transport: scripted.transport, language: "pt-BR")
    _ = outcome(client.places(named: name))
    #expect(
      scripted.urls.map(\.absoluteString)
        == ["https://geocoding-api.open-meteo.com/v1/search?\(query)"]
    )
  }

  @Test("a name of fewer than two letters is nowhere, and nothing is asked")
  func shortNames() throws {
    let client = OpenMeteoClient(transport: scripted.transport)
    #expect(try value(client.places(named: " ")) == [])
    #expect(try value(client.places(named: " x\n")) == [])
    #expect(scripted.requests.isEmpty)
  }

  @Test("another base address stands for all three hosts")
  func baseURL() throws {
    let base = try #require(BaseURL("http://127.0.0.1:8080/proxy/"))
    let client = OpenMeteoClient(transport: scripted.transport, baseURL: base)
    _ = outcome(client.dailyForecast(at: lisbon))
    _ = outcome(client.places(named: "Lisbon"))
    _ = outcome(client.airQuality(at: lisbon))
    #expect(scripted.urls.map(\.host) == ["127.0.0.1", "127.0.0.1", "127.0.0.1"])
    #expect(scripted.paths == ["/proxy/v1/forecast", "/proxy/v1/search", "/proxy/v1/air-quality"])
  }
}
