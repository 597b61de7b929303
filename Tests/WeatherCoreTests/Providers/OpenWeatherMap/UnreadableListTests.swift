import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite("lists of which nothing can be read, or in disorder")
struct UnreadableListTests {
  @Test(
    "an empty list of hours or days, and one that is broken throughout, is a failure that names it",
    arguments: [
      (#"{"list":[]}"#, "list"), (#"{"list":[null,7]}"#, "list[0]"),
      (#"{"list":[{"dt":"soon"}]}"#, "list[0].dt"),
    ]
  )
  func forecast(body: String, path: String) throws {
    let client = OpenWeatherMapClient.served(Data(body.utf8), plan: .free)
    #expect(try failure(client.hourlyForecast(at: nullIsland)) == .decoding(path: path))
    #expect(try failure(client.dailyForecast(at: nullIsland)) == .decoding(path: path))
    #expect(try failure(client.airQuality(at: nullIsland)) == .decoding(path: path))
    #expect(try failure(client.airQualityForecast(at: nullIsland)) == .decoding(path: path))
  }

  @Test(
    "so are the blocks of One Call, where they are there",
    arguments: [
      (#"{"hourly":[],"daily":[],"alerts":[]}"#, "hourly", "daily", nil),
      (
        #"{"hourly":[1],"daily":[{}],"alerts":[{"event":"frost"}]}"#, "hourly[0]", "daily[0].dt",
        "alerts[0].start"
      ),
    ] as [(String, String, String, String?)]
  )
  func oneCall(body: String, hourly: String, daily: String, alerts: String?) throws {
    let client = OpenWeatherMapClient.served(Data(body.utf8), plan: .oneCall)
    #expect(try failure(client.hourlyForecast(at: nullIsland)) == .decoding(path: hourly))
    #expect(try failure(client.dailyForecast(at: nullIsland)) == .decoding(path: daily))
    if let alerts {
      #expect(try failure(client.alerts(at: nullIsland)) == .decoding(path: alerts))
    } else {
      #expect(try value(client.alerts(at: nullIsland)) == [])
    }
  }

  @Test("an empty list of places is none; one that is broken throughout is a failure")
  func places() throws {
    let none = OpenWeatherMapClient.served(Data("[]".utf8))
    #expect(try value(none.places(named: "A")) == [])
    let broken = OpenWeatherMapClient.served(Data(#"[{"lat":1,"lon":2}]"#.utf8))
    #expect(try failure(broken.places(named: "A")) == .decoding(path: "[0].name"))
  }

  @Test("steps and days are in order, and each is there once, the first of two")
  func order() throws {
    let body = #"""
      {"list":[{"dt":32400,"main":{"temp":3}},{"dt":10800,"main":{"temp":1}},
               {"dt":21600,"main":{"temp":2}},{"dt":10800,"main":{"temp":9}}]}
      """#
    let client = OpenWeatherMapClient.served(Data(body.utf8), plan: .free)
    let found = try value(client.hourlyForecast(at: nullIsland))
    #expect(found.steps.map(\.time) == [.unix(10_800), .unix(21_600), .unix(32_400)])
    #expect(found.steps.map { $0.temperature?.kelvins } == [1, 2, 3])
    let days = #"""
      {"daily":[{"dt":129600,"temp":{"max":3}},{"dt":43200,"temp":{"max":1}},
                {"dt":46800,"temp":{"max":9}}]}
      """#
    let oneCall = OpenWeatherMapClient.served(Data(days.utf8), plan: .oneCall)
    let daily = try value(oneCall.dailyForecast(at: nullIsland))
    #expect(daily.days.map(\.day.day) == [1, 2])
    #expect(daily.days.map { $0.high?.kelvins } == [1, 3])
  }
}
