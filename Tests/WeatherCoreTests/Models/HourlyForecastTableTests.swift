import Foundation
import Testing
import WeatherCore

@Suite("an hourly forecast as a table")
struct HourlyForecastTableTests {
  private let zone = TimeZone(identifier: "Europe/Lisbon") ?? .gmt
  private let table = """
    {"timeZone": "Europe/Lisbon", "issues": [{"path": "list[2]", "reason": "no time"}],
     "freshness": {"received": 0},
     "time": [3600, 7200, 10800], "duration": [3600, 3600, 10800],
     "temperature": [280.5, null, 281], "high": [282, 282, 282], "low": [null, 279, null],
     "feelsLike": [278, 278, 278], "dewPoint": [275, 275, 275], "humidity": [0.5, 0.6, 0.7],
     "pressure": [101300, 101200, 101100], "visibility": [10000, null, 500],
     "windSpeed": [3, 0, null], "windGust": [6, null, null], "windDirection": [270, null, null],
     "cloudCover": [0, 0.5, 1], "uvIndex": [1, 2, 3], "precipitationProbability": [0, 0.5, 1],
     "rain": [0, 0.001, 0.002], "snow": [null, null, 0.003], "precipitation": [null, 0.004, null],
     "conditions": [[{"kind": "rain", "text": "rain", "isDay": true}], []],
     "condition": [0, 0, 1]}
    """

  private var forecast: HourlyForecast {
    let rain = Condition(kind: .rain, text: "rain", isDay: true)
    func step(_ hours: Double, _ humidity: Double, _ conditions: [Condition]) -> HourlyStep {
      HourlyStep(
        time: Date(timeIntervalSinceReferenceDate: hours * 3_600),
        duration: hours == 3 ? 10_800 : 3_600,
        high: Temperature(kelvins: 282),
        feelsLike: Temperature(kelvins: 278),
        dewPoint: Temperature(kelvins: 275),
        humidity: humidity,
        uvIndex: hours,
        conditions: conditions
      )
    }
    var steps = [step(1, 0.5, [rain]), step(2, 0.6, [rain]), step(3, 0.7, [])]
    steps[0].temperature = Temperature(kelvins: 280.5)
    steps[0].pressure = Pressure(pascals: 101_300)
    steps[0].visibility = Length(meters: 10_000)
    steps[0].wind = Wind(
      speed: Speed(metersPerSecond: 3),
      gust: Speed(metersPerSecond: 6),
      direction: 270
    )
    steps[0].cloudCover = 0
    steps[0].precipitationProbability = 0
    steps[0].rain = Length(meters: 0)
    steps[1].low = Temperature(kelvins: 279)
    steps[1].pressure = Pressure(pascals: 101_200)
    steps[1].wind = Wind(speed: Speed(metersPerSecond: 0))
    steps[1].cloudCover = 0.5
    steps[1].precipitationProbability = 0.5
    steps[1].rain = Length(meters: 0.001)
    steps[1].precipitation = Length(meters: 0.004)
    steps[2].temperature = Temperature(kelvins: 281)
    steps[2].pressure = Pressure(pascals: 101_100)
    steps[2].visibility = Length(meters: 500)
    steps[2].cloudCover = 1
    steps[2].precipitationProbability = 1
    steps[2].rain = Length(meters: 0.002)
    steps[2].snow = Length(meters: 0.003)
    return HourlyForecast(
      timeZone: zone,
      steps: steps,
      issues: [DecodingIssue(path: "list[2]", reason: "no time")],
      freshness: Freshness(received: Date(timeIntervalSinceReferenceDate: 0))
    )
  }

  @Test("is read, each figure at its step")
  func read() throws {
    #expect(try JSONDecoder().decode(HourlyForecast.self, from: Data(table.utf8)) == forecast)
  }

  @Test("is written so")
  func written() throws {
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(forecast))
    let expected = try JSONSerialization.jsonObject(with: Data(table.utf8))
    #expect((written as? NSDictionary) == (expected as? NSDictionary))
  }

  @Test("leaves out what no step has, and may have no step")
  func bare() throws {
    let none = HourlyForecast(timeZone: zone, steps: [])
    let data = try JSONEncoder().encode(none)
    let columns = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(columns.keys) == ["timeZone", "issues", "time", "duration", "conditions", "condition"]
    )
    #expect(try JSONDecoder().decode(HourlyForecast.self, from: data) == none)
  }

  @Test(
    "fails where the columns do not fit each other",
    arguments: [
      (#""low": [null, 279, null]"#, #""low": [null, 279]"#),
      (#""low": [null, 279, null]"#, #""low": [null, 279, null, 1]"#),
      (#""duration": [3600, 3600, 10800]"#, #""duration": [3600]"#),
      (#""condition": [0, 0, 1]"#, #""condition": [0, 0, 2]"#),
      (#""condition": [0, 0, 1]"#, #""condition": [0, 0, -1]"#),
      (#""condition": [0, 0, 1]"#, #""condition": [0, 0]"#),
      (#""time": [3600, 7200, 10800]"#, #""time": []"#),
      (#""time": [3600, 7200, 10800],"#, ""),
      (#""timeZone": "Europe/Lisbon""#, #""timeZone": "Europe/Nowhere""#),
    ]
  )
  func uneven(good: String, bad: String) throws {
    let broken = table.replacing(good, with: bad)
    #expect(broken != table)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HourlyForecast.self, from: Data(broken.utf8))
    }
  }
}
