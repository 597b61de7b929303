import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("fetchJSON")
struct FetchTests {
  private let place = Place(name: "Lisbon", coordinate: .at(38.70775, -9.13659))

  private func client(
    _ scripted: ScriptedTransport,
    key: APIKey? = .test,
    baseURL: BaseURL = .openWeatherMap,
    units: OpenWeatherMapUnits = .standard,
    language: String? = nil
  ) -> OpenWeatherMapClient {
    OpenWeatherMapClient(
      key: key,
      transport: scripted.transport,
      baseURL: baseURL,
      plan: .free,
      units: units,
      language: language
    )
  }

  @Test("W1: asks once per subscription, and not before")
  func cold() throws {
    let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))
    let signal = client(scripted).fetchJSON(from: .weather(at: place.coordinate))
    #expect(scripted.requests.isEmpty)
    #expect(try value(signal) == Data("{}".utf8))
    #expect(scripted.requests.count == 1)
    #expect(try value(signal) == Data("{}".utf8))
    #expect(scripted.requests.count == 2)
  }

  @Test("W1: disposal cancels the request, and nothing follows")
  func disposal() {
    let cancelled = Locked(0)
    let transport = Transport { _ in
      .create { _, lifetime in lifetime.onEnd { cancelled.withLock { $0 += 1 } } }
    }
    let client = OpenWeatherMapClient(key: .test, transport: transport)
    let events = Locked(0)
    let subscription = client.currentConditions(at: place)
      .subscribeEvents { _ in events.withLock { $0 += 1 } }
    #expect(cancelled.withLock { $0 } == 0)
    subscription.dispose()
    #expect(cancelled.withLock { $0 } == 1)
    #expect(events.withLock { $0 } == 0)
  }

  @Test("asks over https for JSON, with place, units and key, and nothing from a cache")
  func request() throws {
    let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))
    _ = outcome(client(scripted).currentConditions(at: place))
    let request = try #require(scripted.requests.first)
    #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
    #expect(request.httpMethod == "GET")
    #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
    #expect(
      request.url?.absoluteString
        == "https://api.openweathermap.org/data/2.5/weather?lat=38.7078&lon=-9.1366"
        + "&units=standard&appid=0123456789abcdef0123456789abcdef"
    )
  }

  @Test("coordinates are written plainly, whatever their size")
  func coordinates() {
    let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))
    for (latitude, longitude) in [(0.00001, -0.00001), (-90, 180), (-33.86882, 151.20929)] {
      let place = Place(name: "", coordinate: .at(latitude, longitude))
      _ = outcome(client(scripted).currentConditions(at: place))
    }
    #expect(
      scripted.urls.compactMap { $0.query()?.components(separatedBy: "&units").first } == [
        "lat=0.0000&lon=0.0000", "lat=-90.0000&lon=180.0000", "lat=-33.8688&lon=151.2093",
      ]
    )
  }

  @Test("another base address keeps its path")
  func baseURL() throws {
    let scripted = ScriptedTransport(status: 200, body: Data("[]".utf8))
    let base = try #require(BaseURL("http://127.0.0.1:8080/proxy/"))
    _ = outcome(client(scripted, baseURL: base).places(named: "São Paulo+&appid=x"))
    #expect(
      scripted.urls.map(\.absoluteString) == [
        "http://127.0.0.1:8080/proxy/geo/1.0/direct?q=S%C3%A3o%20Paulo%2B%26appid%3Dx&limit=5"
          + "&units=standard&appid=0123456789abcdef0123456789abcdef"
      ]
    )
  }

  @Test("the language is asked for under OpenWeatherMap's name, and not where it speaks none")
  func language() {
    let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))
    for language in ["cs", "tlh", nil] {
      _ = outcome(client(scripted, units: .metric, language: language).currentConditions(at: place))
    }
    #expect(
      scripted.urls.map { $0.query()?.contains("units=metric&lang=cz&") } == [true, false, false]
    )
    #expect(scripted.urls.map { $0.query()?.contains("lang") } == [true, false, false])
  }

  @Test("without a key nothing is asked")
  func missingKey() throws {
    let scripted = ScriptedTransport(status: 200, body: Data("{}".utf8))
    let client = client(scripted, key: nil)
    #expect(try failure(client.currentConditions(at: place)) == .missingKey)
    #expect(try failure(client.hourlyForecast(at: place)) == .missingKey)
    #expect(try failure(client.dailyForecast(at: place)) == .missingKey)
    #expect(try failure(client.places(named: "Lisbon")) == .missingKey)
    #expect(scripted.requests.isEmpty)
  }

  @Test("an empty name is nowhere, and nothing is asked")
  func emptyName() throws {
    let scripted = ScriptedTransport(status: 200, body: Data("[]".utf8))
    #expect(try value(client(scripted).places(named: " \n")) == [])
    #expect(scripted.requests.isEmpty)
    #expect(try value(client(scripted).places(named: "Nowhere at all")) == [])
    #expect(scripted.requests.count == 1)
  }
}
