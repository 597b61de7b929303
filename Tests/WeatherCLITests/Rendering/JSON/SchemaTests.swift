import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather_cli

@Suite("JSON is as the schemas in Docs say (C5)")
struct SchemaTests {
  private func schema(_ name: String = "weather-cli") throws -> Schema {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Docs/\(name).schema.json")
    return try Schema(Data(contentsOf: page))
  }

  private func expectFits(
    _ run: Run,
    _ name: String = "weather-cli",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try JSONSerialization.jsonObject(with: Data(run.out.utf8))
    let faults = try schema(name).faults(of: document)
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  @Test("the list of places: none, and with everything that may be known of one")
  func places() throws {
    var stage = try Stage.london()
    stage.places = .memory()
    try expectFits(stage.run("places", "list", "--json"), "weather-cli-places")
    let coordinate = try #require(Coordinate(latitude: -33.8679, longitude: 151.2073))
    let whole = Place(
      name: "Sydney",
      area: "New South Wales",
      country: "AU",
      coordinate: coordinate,
      timeZone: TimeZone(identifier: "Australia/Sydney")
    )
    let bare = Place(
      name: "A point",
      coordinate: try #require(Coordinate(latitude: 0, longitude: 0))
    )
    stage.places = .memory([whole, bare], selected: "Sydney")
    let run = stage.run("places", "list", "--json")
    #expect(run.out.contains("Sydney") && run.out.contains("A point"))
    try expectFits(run, "weather-cli-places")
  }

  @Test("every recorded place, in every system of units", arguments: Recording.all)
  func recorded(recording: Recording) throws {
    let stage = Stage()
    for units in UnitSystem.allCases + [] {
      let run = stage.run("demo", recording.place.name, "--json", "--units", units.rawValue)
      try expectFits(run)
    }
    try expectFits(
      stage.run(
        "demo",
        recording.place.name,
        "--json",
        "--units",
        "wind=bft,temperature=K,pressure=mmHg,distance=mi,precipitation=in"
      )
    )
  }

  @Test("every command, whatever comes and whatever does not")
  func commands() throws {
    var stage = try Stage.london()
    stage.now = Date(timeIntervalSince1970: 1_713_795_125)
    stage.store = .memory()
    stage.replies[Stage.air] = try .fixture("owm/air_pollution_lisbon_2023.json")
    for command in ["current", "hourly", "daily", "air", "sun"] {
      try expectFits(stage.run(command, "51.51,-0.13", "--json"))
    }
    stage.replies[Stage.oneCall] = try .fixture("owm/onecall3_berlin_de_alerts_2024.json")
    try expectFits(stage.run("alerts", "51.51,-0.13", "--json"))
    stage.now += 7200
    stage.replies[Stage.weather] = .failure(.connectionLost)
    stage.replies[Stage.forecast] = .body("", status: 500)
    stage.replies[Stage.oneCall] = .body("", status: 500)
    try expectFits(stage.run("51.51,-0.13", "--json"))
    stage.store = .none
    stage.replies[Stage.weather] = try .fixture("owm/weather_london_lat_lon_2020.json")
    try expectFits(stage.run("51.51,-0.13", "--json"))
  }

  @Test("other providers too")
  func providers() throws {
    var stage = Stage()
    stage.environment = ["PIRATE_WEATHER_API_KEY": "pirate-key"]
    stage.replies[Stage.openMeteo] = try .fixture("openmeteo/forecast_newyork_full_2026.json")
    try expectFits(stage.run("40.71,-74", "--json"))
    stage.replies["/forecast/header/40.7100,-74.0000"] = try .fixture(
      "pirate/forecast_newyork_si_two_alerts_v2.9_2026.json"
    )
    for command in ["current", "alerts"] {
      try expectFits(stage.run(command, "40.71,-74", "--json", "--provider", "pirate-weather"))
    }
  }

  @Test("a document that is otherwise is found out")
  func otherwise() throws {
    let run = Stage().run("demo", "Berlin", "--json")
    let document = try JSONSerialization.jsonObject(with: Data(run.out.utf8))
    var changed = try #require(document as? [String: Any])
    changed["version"] = 2
    #expect(try schema().faults(of: changed) == [".version: not 1"])
    changed["version"] = 1
    changed["generated"] = "yesterday"
    #expect(try schema().faults(of: changed).count == 1)
    changed["generated"] = NSNull()
    changed["hourly"] = nil
    #expect(try schema().faults(of: changed) == [".hourly is missing"])
    changed["hourly"] = [["time": 3]]
    #expect(
      try schema().faults(of: changed).contains(
        ".hourly[0].time: number is none of [\"string\", \"null\"]"
      )
    )
  }
}
