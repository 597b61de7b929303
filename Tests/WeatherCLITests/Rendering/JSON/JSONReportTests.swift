import Foundation
import Testing
import WeatherCore

@testable import weather_cli

@Suite("JSON")
struct JSONReportTests {
  private func object(_ run: Run) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(run.out.utf8))
    return try #require(value as? [String: Any])
  }

  private func arizona(_ options: [String] = []) throws -> [String: Any] {
    var stage = Stage()
    stage.now = Date(timeIntervalSince1970: 1_704_064_820)
    let run = stage.run(["demo", "Arizona", "--json"] + options)
    #expect(run.exit == .success)
    return try object(run)
  }

  @Test("Arizona: figures of the payload, in the units that are named")
  func metric() throws {
    let json = try arizona()
    #expect(json["version"] as? Int == 1)
    #expect(json["generated"] as? String == "2023-12-31T16:20:20-07:00")
    let units = try #require(json["units"] as? [String: String])
    #expect(units["temperature"] == "°C")
    #expect(units["speed"] == "km/h")
    let current = try #require(json["current"] as? [String: Any])
    // 289.2 K; 2.06 m/s × 3.6; 48 %; sunrise 1704033103 is 07:31:43 in Phoenix.
    #expect(current["temperature"] as? Double == 16.05)
    #expect((current["wind"] as? [String: Any])?["speed"] as? Double == 7.42)
    #expect((current["wind"] as? [String: Any])?["gust"] is NSNull)
    #expect(current["humidity"] as? Double == 48)
    #expect((current["sun"] as? [String: Any])?["rise"] as? String == "2023-12-31T07:31:43-07:00")
    #expect(current["rain"] is NSNull)
    let hourly = try #require(json["hourly"] as? [[String: Any]])
    #expect(hourly.count == 48)
    #expect(hourly[1]["time"] as? String == "2023-12-31T17:00:00-07:00")
    #expect(hourly[1]["temperature"] as? Double == 15.97)
    let daily = try #require(json["daily"] as? [[String: Any]])
    #expect(daily.count == 8)
    #expect(daily[4]["date"] as? String == "2024-01-04")
    #expect(daily[4]["precipitationProbability"] as? Double == 36)
    #expect(daily[4]["rain"] as? Double == 0.13)
    #expect((json["missing"] as? [Any])?.isEmpty == true)
    #expect((json["provider"] as? [String: Any])?["recorded"] as? String == "31 Dec 2023")
  }

  @Test("the units of the option, by name")
  func imperial() throws {
    let json = try arizona(["--units", "imperial"])
    #expect((json["units"] as? [String: String])?["precipitation"] == "in")
    // 16.05 × 1.8 + 32.
    #expect((json["current"] as? [String: Any])?["temperature"] as? Double == 60.89)
  }

  @Test("every name is there whatever was asked for, and what did not come is told of")
  func names() throws {
    var stage = try Stage.london()
    let names: Set = [
      "version", "generated", "units", "place", "provider", "current", "hourly", "daily", "missing",
      "flaws", "alerts", "air", "almanac", "sources",
    ]
    for command in ["current", "hourly", "daily"] {
      let json = try object(stage.run(command, "51.51,-0.13", "--json"))
      #expect(Set(json.keys) == names)
    }
    let hourly = try object(stage.run("hourly", "51.51,-0.13", "--json"))
    #expect(hourly["current"] is NSNull)
    #expect(hourly["daily"] is NSNull)
    stage.replies[Stage.forecast] = .failure(.offline)
    let partial = try object(stage.run("51.51,-0.13", "--json"))
    let missing = try #require(partial["missing"] as? [[String: Any]])
    #expect(missing.map { $0["part"] as? String } == ["hourly", "daily"])
    #expect(partial["hourly"] is NSNull)
  }

  @Test("a number that is none is null, and the rest is rounded once")
  func numbers() {
    #expect(JSONValue.number(.nan, decimals: 2) == .null)
    #expect(JSONValue.number(nil, decimals: 2) == .null)
    #expect(JSONValue.number(16.0500001, decimals: 2) == .number(16.05))
    #expect(JSONValue.number(-0.001, decimals: 2) == .number(0))
  }
}
