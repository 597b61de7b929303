import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("what a broken answer costs")
struct LenienceTests {
  /// The recorded forecast of London with one of its forty elements replaced.
  private func london(_ edit: (inout [String: Any]) -> Any?) throws -> Data {
    let data = try Fixture.data("owm/forecast_london_40x3h_2025.json")
    var root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    var list = try #require(root["list"] as? [Any])
    var element = try #require(list[7] as? [String: Any])
    list[7] = edit(&element) ?? element
    root["list"] = list
    return try JSONSerialization.data(withJSONObject: root)
  }

  private static let breakages: [(path: String, edit: @Sendable (inout [String: Any]) -> Any?)] = [
    ("list[7]", { _ in NSNull() }),
    ("list[7]", { _ in 17 }),
    ("list[7]", { _ in "text" }),
    ("list[7]", { _ in [1, 2] }),
    (
      "list[7].dt",
      {
        $0["dt"] = nil; return nil
      }
    ),
    (
      "list[7].dt",
      {
        $0["dt"] = "soon"; return nil
      }
    ),
    (
      "list[7].dt",
      {
        $0["dt"] = -1; return nil
      }
    ),
    (
      "list[7].main",
      {
        $0["main"] = nil; return nil
      }
    ),
    (
      "list[7].main",
      {
        $0["main"] = NSNull(); return nil
      }
    ),
    (
      "list[7].main.temp",
      {
        $0["main"] = ["temp": "warm"]; return nil
      }
    ),
    (
      "list[7].main.temp",
      {
        $0["main"] = ["temp": NSNull()]; return nil
      }
    ),
    (
      "list[7].pop",
      {
        $0["pop"] = ["a": 1]; return nil
      }
    ),
    (
      "list[7].weather",
      {
        $0["weather"] = ["id": 800]; return nil
      }
    ),
  ]

  @Test("W7: one broken element costs itself alone, and is reported", arguments: breakages.indices)
  func oneElement(index: Int) throws {
    let (path, edit) = Self.breakages[index]
    let client = OpenWeatherMapClient.served(try london(edit))
    let found = try value(client.hourlyForecast(at: nullIsland))
    #expect(found.steps.count == 39)
    #expect(found.issues.map(\.path) == [path])
    // 1742580000 is the element that was broken, 3 hours lie between neighbours.
    #expect(!found.steps.contains { $0.time == .unix(1_742_580_000) })
    #expect(found.steps[6].time == .unix(1_742_569_200))
    #expect(found.steps[7].time == .unix(1_742_590_800))
    let days = try value(client.dailyForecast(at: nullIsland))
    #expect(days.issues.map(\.path) == [path])
    #expect(days.days.count == 6)
    #expect(days.days[1].isPartial)
  }

  @Test("one broken condition costs neither its step nor its neighbours")
  func oneCondition() throws {
    let data = try london {
      $0["weather"] = [["id": "x"], ["id": 500, "icon": "10d"], 3]
      return nil
    }
    let found = try value(OpenWeatherMapClient.served(data).hourlyForecast(at: nullIsland))
    #expect(found.steps.count == 40)
    #expect(found.steps[7].conditions == [Condition(kind: .rain, text: "", isDay: true)])
    #expect(found.issues.map(\.path) == ["list[7].weather[0].id", "list[7].weather[2]"])
  }

  @Test("a broken day, warning, hour or place costs itself alone")
  func otherLists() throws {
    let body = #"""
      {"timezone":"Europe/Berlin","timezone_offset":7200,
       "hourly":[{"dt":1713794400,"temp":6.31},{"dt":1713798000},{"dt":1713801600,"temp":7}],
       "daily":[{"dt":1713783600},{"dt":1713870000,"temp":{"max":9.65,"min":1.2}},null],
       "alerts":[{"event":"frost","start":1713816000},{"start":1713816000},
                 {"event":"heat","start":"x"},{"event":"fog","start":1713816000,"tags":[1,"Fog"]}]}
      """#
    let client = OpenWeatherMapClient.served(Data(body.utf8), plan: .oneCall, units: .metric)
    let hours = try value(client.hourlyForecast(at: nullIsland))
    #expect(hours.steps.count == 2)
    #expect(hours.issues.map(\.path) == ["hourly[1].temp"])
    let days = try value(client.dailyForecast(at: nullIsland))
    #expect(days.days.map(\.day.day) == [23])
    #expect(days.issues.map(\.path) == ["daily[0].temp", "daily[2]"])
    let alerts = try value(client.alerts(at: nullIsland))
    #expect(alerts.map(\.event) == ["frost", "fog"])
    #expect(alerts.map(\.end) == [nil, nil])
    #expect(alerts.map(\.tags) == [[], ["Fog"]])
    #expect(
      alerts.issues.map(\.path) == ["alerts[1].event", "alerts[2].start", "alerts[3].tags[0]"]
    )

    let places = #"[{"name":"A","lat":1,"lon":2},{"name":"B","lat":91,"lon":2},{"name":"C"},7]"#
    let found = try value(OpenWeatherMapClient.served(Data(places.utf8)).places(named: "A"))
    #expect(found == [Place(name: "A", coordinate: .at(1, 2))])
  }

  @Test(
    "cases 18 and 19: what may be missing may also be null or empty, and cod and message anything",
    arguments: [
      #"{"dt":1,"main":{"temp":280}}"#,
      #"{"dt":1,"main":{"temp":280},"wind":null,"clouds":null,"rain":null,"snow":null}"#,
      #"{"dt":1,"main":{"temp":280},"weather":null,"visibility":null,"sys":null,"name":null}"#,
      #"{"dt":1,"main":{"temp":280},"weather":[],"wind":{},"clouds":{},"rain":{},"name":""}"#,
      #"{"dt":1,"main":{"temp":280,"humidity":null,"pressure":null},"timezone":null,"new":[{}]}"#,
      #"{"dt":1.0,"main":{"temp":280},"sys":{},"timezone":0,"cod":"200","message":0.9653487}"#,
      #"{"dt":1,"main":{"temp":280},"cod":200,"message":"accurate","coord":null,"id":null}"#,
    ]
  )
  func missing(body: String) throws {
    let client = OpenWeatherMapClient.served(Data(body.utf8))
    let found = try value(client.currentConditions(at: nullIsland))
    let time = Date.unix(1)
    #expect(
      found
        == CurrentConditions(time: time, timeZone: .gmt, temperature: Temperature(kelvins: 280))
    )
    #expect(found.condition.kind == .unknown)
    #expect(found.condition.icon == .unknown)
  }

  @Test("precipitation is read whatever its span: an hour, three, or bare")
  func amounts() throws {
    func rain(_ json: String) throws -> Double? {
      let body = Data(#"{"dt":1,"main":{"temp":280},"rain":\#(json)}"#.utf8)
      return try value(OpenWeatherMapClient.served(body).currentConditions(at: nullIsland))
        .rain?.millimetersPerHour
    }
    #expect(try rain(#"{"1h":0.5}"#) == 0.5)
    #expect(try rain(#"{"3h":1.5}"#) == 1.5 / 3)
    #expect(try rain(#"{"1h":0.5,"3h":9}"#) == 0.5)
    #expect(try rain("2") == 2)
    #expect(try rain(#"{"1h":null}"#) == nil)
  }

  @Test("case 22: wind without a direction has a speed and no direction")
  func wind() throws {
    let body = Data(#"{"dt":1,"main":{"temp":280},"wind":{"speed":1}}"#.utf8)
    let found = try value(OpenWeatherMapClient.served(body).currentConditions(at: nullIsland))
    #expect(found.wind == Wind(speed: Speed(metersPerSecond: 1)))
    #expect(found.wind.direction == nil)
  }

  @Test("shares a little outside 0 and 1 are brought there, and those far outside are not known")
  func shares() throws {
    let body = Data(
      #"{"list":[{"dt":1,"main":{"temp":280,"humidity":101},"clouds":{"all":-1},"pop":1.2}]}"#.utf8
    )
    let step = try value(OpenWeatherMapClient.served(body).hourlyForecast(at: nullIsland)).steps[0]
    #expect(step.humidity == 1)
    #expect(step.cloudCover == 0)
    #expect(step.precipitationProbability == nil)
  }
}
