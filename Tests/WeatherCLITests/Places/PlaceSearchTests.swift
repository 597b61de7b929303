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

  @Test("coordinates get the name and the country of what lies there, and stay what they are")
  func named() throws {
    var stage = try Stage.london()
    let body = "[{\"name\":\"Scottsdale\",\"lat\":33.49,\"lon\":-111.92,\"country\":\"US\"}]"
    stage.replies[Stage.reverse] = .body(body)
    let run = stage.run("current", "33.53,-111.94")
    #expect(run.out.hasPrefix("Scottsdale, US "))
    #expect(run.out.contains("48°  Moderate rain"))
    let asked = stage.requests.withLock { $0.filter { $0.path == Stage.weather } }
    #expect(asked.first?.queryItems?.contains(URLQueryItem(name: "lat", value: "33.5300")) == true)
  }

  @Test(
    "without a name in time the provider's name does, and nothing is missed",
    arguments: [
      .body("[]"), .body("{}", status: 500), .failure(.offline), .body("[]").after(.seconds(60)),
    ] as [Stage.Reply]
  )
  func unnamed(reply: Stage.Reply) throws {
    var stage = try Stage.london()
    stage.replies[Stage.reverse] = reply
    let run = stage.run("current", "51.51,-0.13", during: .seconds(5))
    #expect(run.out.hasPrefix("London "))
    #expect(run.errors == "")
    #expect(run.exit == .success)
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
    let less = ["Springfield,MO,US", "Springfield,Missouri,US", "Springfield,US", "Springfield"]
    #expect(names == less)
  }

  /// As a geocoder answers that knows states by their codes: `Springfield,MO,US`, but neither
  /// `Springfield,MO`, since MO is Macao there, nor names of countries.
  @Test(
    "a state and a country may be said by code or name",
    arguments: [
      "Springfield, MO, US", "Springfield, MO", "Springfield, Missouri",
      "springfield, missouri, usa",
      "Springfield, Missouri, United States", "Springfield MO", "Springfield Missouri",
    ]
  )
  func state(name: String) throws {
    var stage = try Stage.london()
    stage.answers = { address in
      guard address.path == Stage.geocode else { return nil }
      let question = address.queryItems?.first { $0.name == "q" }?.value
      let isKnown = question?.lowercased() == "springfield,mo,us"
      let body = """
        {"name":"Springfield","local_names":{"en":"Springfield"},"lat":37.2081729,
         "lon":-93.2922715,"country":"US","state":"Missouri"}
        """
      return .body(isKnown ? "[\(body)]" : "[]")
    }
    let run = stage.run("current", name)
    #expect(run.out.hasPrefix("Springfield, Missouri, US "), "\(run.errors)")
  }

  @Test("an answer that lies elsewhere is not taken; less is asked for")
  func elsewhere() throws {
    var stage = try Stage.london()
    let berlin = { @Sendable (state: String, country: String) in
      "{\"name\":\"Berlin\",\"lat\":52.5,\"lon\":13.4,\"country\":\"\(country)\",\"state\":\"\(state)\"}"
    }
    stage.answers = { address in
      guard address.path == Stage.geocode else { return nil }
      let isWhole =
        address.queryItems?.contains(URLQueryItem(name: "q", value: "Berlin,DE")) == true
      return .body("[\(isWhole ? berlin("Ohio", "US") : berlin("Berlin", "DE"))]")
    }
    #expect(stage.run("current", "Berlin, Deutschland").out.hasPrefix("Berlin, DE "))
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
