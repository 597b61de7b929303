import Foundation
import Signals
import Testing
import WeatherCore

@testable import weather_cli

@Suite("search for a place")
struct PlaceSearchTests {
  @Test("a name is looked up, and the weather asked for where it lies")
  func found() throws {
    var stage = try Stage.london()
    stage.replies[Stage.geocode] = try .fixture("owm/geo_direct_lisbon_2023.json")
    let run = stage.run("current", "Lisbon")
    #expect(run.out.hasPrefix("Lisbon, PT "))
    let asked = stage.requests.withLock { $0 }
    #expect(asked.first?.path == Stage.geocode)
    // The payload's 38.7077507, to four digits.
    #expect(asked.last?.queryItems?.contains(URLQueryItem(name: "lat", value: "38.7078")) == true)
  }

  @Test("the country of the place chooses the units")
  func units() throws {
    var stage = try Stage.london()
    stage.replies[Stage.geocode] = .body(
      "[{\"name\":\"Here\",\"lat\":40,\"lon\":-75,\"country\":\"US\"}]"
    )
    // 8.93 °C × 1.8 + 32 = 48.07 °F.
    #expect(stage.run("current", "Here").out.contains("48°  Moderate rain"))
    #expect(stage.run("current", "Here", "--units", "si").out.contains("9°  Moderate rain"))
  }

  @Test("a longer name is asked for with less and less of it")
  func fallback() throws {
    var stage = try Stage.london()
    stage.replies[Stage.geocode] = .body("[]")
    let run = stage.run("Springfield, Missouri, US")
    #expect(run.exit == .place)
    let names = stage.requests.withLock { asked in
      asked.compactMap { $0.queryItems?.first { $0.name == "q" }?.value }
    }
    #expect(names == ["Springfield,Missouri,US", "Springfield,US", "Springfield"])
  }

  @Test("a search that fails ends as it failed", arguments: [(401, ExitCode.key), (500, .network)])
  func failing(status: Int, exit: ExitCode) throws {
    var stage = try Stage.london()
    stage.replies[Stage.geocode] = .body("{}", status: status)
    let run = stage.run("London")
    #expect(run.exit == exit)
    #expect(stage.requests.withLock { $0.count } == 1)
  }
}
