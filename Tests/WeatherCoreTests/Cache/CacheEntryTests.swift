import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

@Suite("entries of the cache (W13)")
struct CacheEntryTests {
  private let entry = CacheEntry(
    subject: "OpenWeatherMap\ncurrent",
    received: Date(timeIntervalSince1970: 1_700_000_000),
    goodUntil: Date(timeIntervalSince1970: 1_700_000_600),
    value: ["a": 1.5]
  )

  private func read(_ data: Data) -> CacheEntry<[String: Double]>? {
    CacheEntry(data, about: entry.subject)
  }

  @Test("what is written is read")
  func roundTrip() throws {
    let data = try #require(entry.data)
    let read = try #require(self.read(data))
    #expect(read.value == ["a": 1.5])
    #expect(read.received == entry.received && read.goodUntil == entry.goodUntil)
  }

  @Test("figures that JSON does not know are kept too")
  func infinite() throws {
    var entry = entry
    entry.value = ["a": .infinity, "b": -.infinity]
    #expect(read(try #require(entry.data))?.value == entry.value)
  }

  @Test("one that is cut off anywhere is none")
  func truncated() throws {
    let data = try #require(entry.data)
    for length in 0..<data.count { #expect(read(data.prefix(length)) == nil, "\(length) bytes") }
  }

  @Test("one with any bit turned over is none, in the figures too")
  func damaged() throws {
    let data = try #require(entry.data)
    for index in data.indices {
      for bit in 0..<8 {
        var damaged = data
        damaged[index] ^= 1 << bit
        #expect(read(damaged) == nil, "bit \(bit) of byte \(index)")
      }
    }
    #expect(read(data + [0]) == nil)
  }

  @Test("one about something else, or of another shape, is none")
  func other() throws {
    let data = try #require(entry.data)
    #expect(CacheEntry<[String: Double]>(data, about: "OpenWeatherMap\ndaily") == nil)
    #expect(CacheEntry<[Double]>(data, about: entry.subject) == nil)
    #expect(read(Data("weather cache 1\n{}".utf8)) == nil)
  }

  @Test("every model of the recordings comes back as it was")
  func models() throws {
    for body in [Recordings.bendOneCall, Recordings.cairoOneCall, Recordings.berlinOneCall] {
      let client = OpenWeatherMapClient.served(Data(body.utf8), plan: .oneCall)
      try check(value(client.currentConditions(at: nullIsland)))
      try check(value(client.hourlyForecast(at: nullIsland)))
      try check(value(client.dailyForecast(at: nullIsland)))
      try check(value(client.alerts(at: nullIsland)))
    }
    let free = OpenWeatherMapClient.served(Data(Recordings.washingtonForecast.utf8))
    try check(value(free.hourlyForecast(at: nullIsland)))
    try check(value(free.dailyForecast(at: nullIsland)))
    let found = OpenWeatherMapClient.served(try Fixture.data("owm/geo_direct_lisbon_2023.json"))
    try check(value(found.places(named: "Lisbon")))
    let air = OpenWeatherMapClient.served(
      try Fixture.data("owm/air_pollution_forecast_lisbon_2023.json")
    )
    try check(value(air.airQualityForecast(at: nullIsland)))
  }

  private func check<Model: Codable & Sendable & Equatable>(_ model: Model) throws {
    let entry = CacheEntry(subject: "a", received: Date(), goodUntil: Date(), value: model)
    let read = CacheEntry<Model>(try #require(entry.data), about: "a")
    #expect(read?.value == model)
  }
}

@Suite("keys of the cache")
struct CacheKeyTests {
  private func key(_ part: String, _ variant: [String]) -> CacheKey {
    CacheKey(provider: "OpenWeatherMap", part: part, point: "38.7078_-9.1366", variant: variant)
  }

  @Test("names are plain, and differ with all that the answer depends on")
  func names() {
    let keys = [
      key("current", []), key("hourly", []), key("current", ["de"]), key("current", ["", "de"]),
    ]
    #expect(Set(keys.map(\.name)).count == 4)
    #expect(keys[0].name.hasPrefix("openweathermap_current_38.7078_-9.1366_"))
    let odd = CacheKey(provider: "../../Ünï\u{0} / x", part: "a", point: "", variant: ["/etc"])
    #expect(odd.name.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-_".contains($0) })
    #expect(odd.name.hasPrefix("....nx_a_"))
  }
}
