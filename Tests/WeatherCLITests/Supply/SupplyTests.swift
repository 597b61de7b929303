import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("who gives the weather, and what is kept of it")
struct SupplyTests {
  /// New York by Open-Meteo, and London by OpenWeatherMap's free plan.
  private func both() throws -> Stage {
    var stage = try Stage.london()
    stage.replies[Stage.reverse] = .body("[]")
    stage.replies[Stage.openMeteo] = try .fixture("openmeteo/forecast_newyork_full_2026.json")
    return stage
  }

  @Test("without a key it is Open-Meteo, with one OpenWeatherMap (issue 7)")
  func usual() throws {
    var stage = try both()
    #expect(stage.run("current", "51.51,-0.13").out.contains("OpenWeatherMap, just now"))
    #expect(stage.requests.withLock { $0.allSatisfy { $0.host == "api.openweathermap.org" } })
    stage.environment = [:]
    stage.requests.withLock { $0 = [] }
    let run = stage.run("current", "40.79,-73.97")
    #expect(run.exit == .success)
    // -1.4 °C, code 3, 60 %.
    for words in ["-1°  Overcast", "60 %", "Open-Meteo", "Weather data by Open-Meteo.com"] {
      #expect(run.out.contains(words), "\(run.out)")
    }
    #expect(stage.requests.withLock { $0.allSatisfy { $0.host == "api.open-meteo.com" } })
  }

  @Test("--provider and the configuration say whom to ask (W14)")
  func chosen() throws {
    var stage = try both()
    let run = stage.run("current", "40.79,-73.97", "--provider", "open-meteo")
    #expect(run.out.contains("-1°  Overcast"))
    stage.environment["HOME"] = "/home/ann"
    stage.file = .text("provider = open-meteo", mode: 0o644)
    #expect(stage.run("current", "40.79,-73.97").out.contains("-1°  Overcast"))
    let other = stage.run("current", "51.51,-0.13", "--provider=openweathermap")
    #expect(other.out.contains("9°  Moderate rain"))
    let wrong = stage.run("1,2", "--provider", "open-metoe")
    #expect(wrong.exit == .usage)
    #expect(wrong.errors.contains("Did you mean open-meteo?"))
  }

  @Test("a provider that has had too many requests is passed over, and both are named (W14)")
  func fallback() throws {
    var stage = try both()
    stage.replies[Stage.weather] = .body("{\"cod\":429}", status: 429)
    stage.replies[Stage.oneCall] = .body("{\"cod\":429}", status: 429)
    let run = stage.run("current", "40.79,-73.97", "--provider", "openweathermap,open-meteo")
    #expect(run.exit == .success)
    #expect(run.out.contains("Open-Meteo") && run.out.contains("-1°  Overcast"))
    #expect(
      run.errors.hasPrefix(
        "weather-cli: OpenWeatherMap has had too many requests from here (429). "
          + "So this is from Open-Meteo."
      )
    )
    #expect(run.errors.split(separator: "\n").count == 2)
    let alone = stage.run("current", "40.79,-73.97", "--provider", "openweathermap")
    #expect(alone.exit == .rateLimit)
  }

  @Test("a provider that lacks its key is named, whether it is passed over or not")
  func lackingKey() throws {
    var stage = try both()
    stage.environment = [:]
    let run = stage.run("current", "40.79,-73.97", "--provider", "pirate-weather,open-meteo")
    #expect(run.exit == .success)
    #expect(
      run.errors.hasPrefix(
        "weather-cli: Pirate Weather was given no API key. So this is from Open-Meteo.\n"
      ),
      "\(run.errors)"
    )
    // Open-Meteo has no warnings to offer; OpenWeatherMap has, for whoever has a key.
    let alerts = stage.run("alerts", "40.79,-73.97", "--provider", "open-meteo,openweathermap")
    #expect(alerts.exit == .key)
    #expect(alerts.errors.contains("Set OPENWEATHERMAP_API_KEY"), "\(alerts.errors)")
  }

  @Test("where somebody on the way wants a password of whoever needs none, what is stored is shown")
  func passwordOnTheWay() throws {
    var stage = try both()
    stage.environment = [:]
    stage.store = .memory()
    #expect(stage.run("current", "40.79,-73.97").exit == .success)
    stage.replies[Stage.openMeteo] = .body("<html>", status: 401)
    stage.now += 3_600
    let run = stage.run("current", "40.79,-73.97")
    #expect(run.exit == .success)
    #expect(run.out.contains("-1°  Overcast"))
    #expect(run.errors.contains("(401). What is shown was stored 1 h ago."), "\(run.errors)")
  }

  @Test("--debug says of an entry that could not be kept that it was not")
  func unkept() throws {
    var stage = try both()
    stage.store = CacheStore(read: { _ in nil }, write: { _, _ in })
    let run = stage.run("current", "51.51,-0.13", "--debug")
    #expect(run.errors.contains(" bytes not kept\n"))
    #expect(!run.errors.contains(" bytes kept"))
  }

  @Test("a second run within ten minutes asks nobody (C12)")
  func fresh() throws {
    var stage = try both()
    stage.store = .memory()
    let first = stage.run("51.51,-0.13", "--json")
    let count = stage.requests.withLock { $0.count }
    stage.now += 599
    let second = stage.run("51.51,-0.13", "--json")
    #expect(stage.requests.withLock { $0.count } == count)
    #expect(second.exit == .success)
    let (one, other) = try (object(first), object(second))
    #expect((one["current"] as? NSDictionary) == (other["current"] as? NSDictionary))
    let source = try #require((other["sources"] as? [String: Any])?["current"] as? [String: Any])
    #expect(source["age"] as? Int == 599)
    #expect(source["isStale"] as? Bool == false)
    #expect(source["provider"] as? String == "OpenWeatherMap")
    stage.now += 2
    _ = stage.run("current", "51.51,-0.13")
    #expect(stage.requests.withLock { $0.count } > count)
  }

  @Test("--no-cache and --max-age ask again for what is stored (C12)")
  func again() throws {
    var stage = try both()
    let entries = Locked<[String: Data]>([:])
    stage.store = .memory(entries)
    _ = stage.run("current", "51.51,-0.13", "--no-cache")
    #expect(entries.withLock { $0.isEmpty })
    _ = stage.run("current", "51.51,-0.13")
    let count = stage.requests.withLock { $0.count }
    _ = stage.run("current", "51.51,-0.13", "--no-cache")
    #expect(stage.requests.withLock { $0.count } > count)
    stage.now += 120
    stage.requests.withLock { $0 = [] }
    _ = stage.run("current", "51.51,-0.13", "--max-age", "3m")
    #expect(stage.requests.withLock { $0.isEmpty })
    _ = stage.run("current", "51.51,-0.13", "--max-age", "1m")
    #expect(stage.requests.withLock { !$0.isEmpty })
    let wrong = stage.run("current", "51.51,-0.13", "--max-age", "soon")
    #expect(wrong.exit == .usage)
  }

  @Test("what is stored holds no key, nor does its name (W9)")
  func secret() throws {
    var stage = try both()
    let entries = Locked<[String: Data]>([:])
    stage.store = .memory(entries)
    _ = stage.run("51.51,-0.13")
    for (name, data) in entries.withLock({ $0 }) {
      #expect(!name.contains(Stage.key))
      #expect(data.range(of: Data(Stage.key.utf8)) == nil)
    }
    #expect(entries.withLock { $0.count } >= 3)
  }

  @Test("when the network fails, what is stored is shown with its age; --strict ends with 7 (C3)")
  func stale() throws {
    var stage = try both()
    stage.store = .memory()
    _ = stage.run("current", "51.51,-0.13")
    stage.now += 7200
    for path in [Stage.weather, Stage.forecast, Stage.reverse, Stage.oneCall] {
      stage.replies[path] = .failure(.offline)
    }
    let run = stage.run("current", "51.51,-0.13")
    #expect(run.exit == .success)
    #expect(run.out.contains("9°  Moderate rain") && run.out.contains("OpenWeatherMap, 2 h ago"))
    #expect(
      run.errors == """
        weather-cli: There is no network. What is shown was stored 2 h ago.
          Try again when you are online, or see how it looks: weather-cli demo

        """
    )
    #expect(stage.run("current", "51.51,-0.13", "--strict").exit == .stale)
    let json = try object(stage.run("current", "51.51,-0.13", "--json"))
    let source = try #require((json["sources"] as? [String: Any])?["current"] as? [String: Any])
    #expect(source["isStale"] as? Bool == true)
    #expect(source["age"] as? Int == 7200)
    #expect(source["problem"] as? String == "There is no network.")
  }

  @Test("--offline asks nobody and is content with what is stored (C12)")
  func offline() throws {
    var stage = try both()
    stage.store = .memory()
    stage.replies[Stage.geocode] = .body(
      "[{\"name\":\"London\",\"lat\":51.51,\"lon\":-0.13,\"country\":\"GB\"}]"
    )
    _ = stage.run("current", "London, UK")
    stage.requests.withLock { $0 = [] }
    stage.now += 3 * 3600
    let run = stage.run("current", "London, UK", "--offline")
    #expect(run.exit == .success)
    #expect(run.errors == "")
    #expect(run.out.contains("OpenWeatherMap, 3 h ago"))
    #expect(stage.run("current", "London, UK", "--offline", "--strict").exit == .stale)
    let other = stage.run("current", "Oslo", "--offline")
    #expect(other.exit == .network)
    #expect(
      other.errors == """
        weather-cli: Nothing is stored for Oslo.
          Leave --offline out to ask for it.

        """
    )
    #expect(stage.requests.withLock { $0.isEmpty })
    #expect(stage.run("current", "1,2", "--offline").errors.contains("stored for 1.00, 2.00."))
    #expect(stage.run("1,2", "--offline", "--no-cache").exit == .usage)
  }

  @Test("no network and nothing stored names the demo (issue 7)")
  func nothing() throws {
    var stage = Stage()
    stage.environment = [:]
    stage.replies[Stage.search] = .failure(.offline)
    let run = stage.run("London")
    #expect(run.exit == .network)
    #expect(run.errors.contains("No network, and nothing stored for London."))
    #expect(run.errors.contains("weather-cli demo"))
  }

  @Test("the language is asked for, and its answers are kept apart (C11)")
  func language() throws {
    var stage = try both()
    stage.store = .memory()
    _ = stage.run("current", "51.51,-0.13")
    stage.requests.withLock { $0 = [] }
    _ = stage.run("current", "51.51,-0.13", "--lang", "de")
    let asked = stage.requests.withLock { $0 }
    #expect(!asked.isEmpty)
    #expect(
      asked.allSatisfy { $0.queryItems?.contains(URLQueryItem(name: "lang", value: "de")) == true }
    )
  }

  @Test("the key of the command line is used and warned of (C13)")
  func argument() throws {
    var stage = try both()
    stage.environment = [:]
    let run = stage.run("current", "51.51,-0.13", "--key", Stage.key)
    #expect(run.exit == .success)
    #expect(run.out.contains("9°  Moderate rain"))
    #expect(run.errors.hasPrefix("weather-cli: Others on this machine can see the key"))
    #expect(!run.errors.contains(Stage.key))
  }

  @Test("--debug tells of requests, without the key, and of what is stored (C21)")
  func debug() throws {
    var stage = try both()
    stage.store = .memory()
    let run = stage.run("current", "51.51,-0.13", "--debug")
    #expect(run.out == stage.run("current", "51.51,-0.13", "--offline").out)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("weather-cli: ") })
    let request = "weather-cli: GET https://api.openweathermap.org/data/2.5/weather?"
    let told = try #require(lines.first { $0.hasPrefix(request) })
    #expect(told.contains("appid=•••"))
    #expect(told.hasSuffix(" 200, 483 bytes, 0 ms"))
    #expect(run.errors.contains("stored openweathermap_current_51.5100_-0.1300"))
    #expect(!run.errors.contains(Stage.key))
  }

  private func object(_ run: Run) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(run.out.utf8))
    return try #require(value as? [String: Any])
  }
}
