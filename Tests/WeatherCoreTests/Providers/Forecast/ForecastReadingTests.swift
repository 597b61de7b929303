import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// What the recorded answers do not hold, in answers written by hand.
@Suite("reading the Forecast shape")
struct ForecastReadingTests {
  @Test("case 35: -999 is no figure, and an expiry of -999 no end")
  func missing() throws {
    let point = #"""
      {"time":1748736000,"summary":"Clear","icon":"clear-day","temperature":-999,
      "apparentTemperature":-999.0,"dewPoint":-999,"humidity":-999,"pressure":-999,
      "visibility":-999,"windSpeed":-999,"windGust":-999,"windBearing":-999,"cloudCover":-999,
      "uvIndex":-999,"precipIntensity":-999,"precipProbability":-999,"precipAccumulation":-999,
      "precipType":"rain","sunriseTime":-999,"sunsetTime":-999,"moonPhase":-999,
      "temperatureMax":-999,"temperatureMin":-999,"temperatureHigh":-999,"temperatureLow":-999}
      """#
    let client = ForecastClient.served(
      #"""
      {"timezone":"UTC","currently":\#(point),"hourly":{"data":[\#(point)]},
      "daily":{"data":[\#(point)]},
      "alerts":[{"title":"Wind","time":1748736000,"expires":-999,"severity":"Unknown"}]}
      """#
    )
    let clear = Condition(kind: .clear, text: "Clear", isDay: true)
    let zone = try #require(TimeZone(identifier: "UTC"))
    let now = try value(client.currentConditions(at: nullIsland))
    #expect(
      now == CurrentConditions(time: .unix(1_748_736_000), timeZone: zone, conditions: [clear])
    )
    let hours = try value(client.hourlyForecast(at: nullIsland))
    #expect(
      hours.steps
        == [HourlyStep(time: .unix(1_748_736_000), duration: 3600, conditions: [clear])]
    )
    let days = try value(client.dailyForecast(at: nullIsland))
    #expect(
      days.days == [
        DailyStep(
          day: LocalDay(year: 2025, month: 6, day: 1),
          conditions: [Condition(kind: .clear, text: "", isDay: true)],
          summary: "Clear"
        )
      ]
    )
    let alerts = try value(client.alerts(at: nullIsland))
    #expect(alerts == [WeatherAlert(event: "Wind", start: .unix(1_748_736_000))])
  }

  @Test("minutes: 0.1 in/h is 2.54 mm/h, and -999 is none")
  func minutes() throws {
    let client = ForecastClient.served(
      #"""
      {"flags":{"units":"us"},"minutely":{"data":[
        {"time":60,"precipIntensity":-999,"precipProbability":-999},
        {"time":0,"precipIntensity":0.1,"precipProbability":0.5},{}]}}
      """#
    )
    let found = try value(client.minutelyForecast(at: nullIsland))
    #expect(found.steps.map(\.time) == [.unix(0), .unix(60)])
    #expect(close(found.steps[0].precipitation?.millimetersPerHour, 2.54))
    #expect(found.steps[0].precipitationProbability == 0.5)
    #expect(found.steps[1].precipitation == nil)
    #expect(found.steps[1].precipitationProbability == nil)
    #expect(found.issues.map(\.path) == ["minutely.data[2].time"])
  }

  @Test("figures that are absent or null are none")
  func absent() throws {
    let now = try now(#"{"time":1748736000,"humidity":null}"#)
    let unknown = Condition(kind: .unknown, text: "")
    #expect(
      now == CurrentConditions(time: .unix(1_748_736_000), timeZone: .gmt, conditions: [unknown])
    )
  }

  @Test(
    "cases 9 and 10: Etc/GMT+8 is eight hours behind UTC, and an offset of 5.5 is +05:30",
    arguments: [
      ("Etc/GMT+8", "-8", -28_800), ("", "5.5", 19_800), ("Mars/Olympus", "-3.5", -12_600),
      ("Asia/Kolkata", "0", 19_800), ("", "400", 0),
    ]
  )
  func zones(name: String, offset: String, seconds: Int) throws {
    let client = ForecastClient.served(
      #"{"timezone":"\#(name)","offset":\#(offset),"hourly":{"data":[]}}"#
    )
    let found = try value(client.hourlyForecast(at: nullIsland))
    #expect(found.timeZone.secondsFromGMT(for: .unix(1_748_736_000)) == seconds)
  }

  @Test("a day is the place's: midnight in Kolkata is not yet midnight in Greenwich")
  func days() throws {
    // 1 June 2025 00:00 at +05:30 is 1 748 736 000 - 19 800.
    let client = ForecastClient.served(
      #"{"offset":5.5,"daily":{"data":[{"time":1748716200}]}}"#
    )
    let found = try value(client.dailyForecast(at: nullIsland))
    #expect(found.days.map(\.day) == [LocalDay(year: 2025, month: 6, day: 1)])
  }

  @Test(
    "answers are read by the units that they name, else by those asked for",
    arguments: [
      ("us", 10.0, 4.4704, 16_093.44, 25.4), ("si", 50, 10, 10_000, 1),
      ("ca", 50, 10 / 3.6, 10_000, 1), ("uk", 50, 4.4704, 16_093.44, 1),
      ("uk2", 50, 4.4704, 16_093.44, 1), ("auto", 50, 10, 10_000, 1),
    ] as [(String, Double, Double, Double, Double)]
  )
  func units(name: String, celsius: Double, wind: Double, seen: Double, rain: Double) throws {
    let client = ForecastClient.served(
      #"""
      {"flags":{"units":"\#(name)"},"currently":{"time":1748736000,"temperature":50,
      "windSpeed":10,"visibility":10,"precipIntensity":1,"precipType":"rain","pressure":1000}}
      """#
    )
    let found = try value(client.currentConditions(at: nullIsland))
    #expect(close(found.temperature?.celsius, celsius))
    #expect(close(found.wind.speed?.metersPerSecond, wind))
    #expect(close(found.visibility?.meters, seen))
    #expect(close(found.rain?.millimetersPerHour, rain))
    #expect(close(found.pressure?.hectopascals, 1000))
  }

  @Test("what falls is told apart by its type, as water")
  func precipitation() throws {
    let hours = try value(
      ForecastClient.served(
        #"""
        {"hourly":{"data":[
        {"time":0,"precipIntensity":2,"precipType":"rain"},
        {"time":3600,"precipIntensity":2,"precipType":"rain","precipAccumulation":0.15},
        {"time":7200,"precipIntensity":2,"precipType":"snow","precipAccumulation":3},
        {"time":10800,"precipIntensity":2,"precipType":"sleet"},
        {"time":14400,"precipIntensity":0,"precipType":"none"}]}}
        """#
      ).hourlyForecast(at: nullIsland)
    ).steps
    // 0.15 cm of rain are 1.5 mm; 3 cm of snow say nothing of water, its rate does.
    let rain = hours.map { $0.rain?.millimeters }
    #expect(close(rain[0], 2) && close(rain[1], 1.5) && rain[2...].allSatisfy { $0 == nil })
    let snow = hours.map { $0.snow?.millimeters }
    #expect(snow[...1].allSatisfy { $0 == nil } && close(snow[2], 2))
    let whole = hours.map { $0.precipitation?.millimeters }
    #expect(close(whole[3], 2) && whole[4] == 0 && whole[...2].allSatisfy { $0 == nil })
  }

  @Test("a day of 23 hours has 23 hours of rain")
  func shortDay() throws {
    // New York's clocks go forward on 9 March 2025, whose midnight is 1 741 496 400.
    let days = try value(
      ForecastClient.served(
        #"""
        {"timezone":"America/New_York","daily":{"data":[{"time":1741496400,"precipIntensity":1,
        "precipType":"rain"}]}}
        """#
      ).dailyForecast(at: nullIsland)
    )
    #expect(days.days.map(\.day) == [LocalDay(year: 2025, month: 3, day: 9)])
    #expect(close(days.days.first?.rain?.millimeters, 23))
  }

  @Test("a low that exceeds the high is not taken for the day's lowest")
  func extremes() throws {
    let days = try value(
      ForecastClient.served(
        #"""
        {"daily":{"data":[
        {"time":0,"temperatureHigh":3,"temperatureLow":8,"temperatureMin":-1,"temperatureMax":7},
        {"time":86400,"temperatureHigh":3,"temperatureLow":1}]}}
        """#
      ).dailyForecast(at: nullIsland)
    ).days
    #expect(close(days[0].high?.celsius, 7) && close(days[0].low?.celsius, -1))
    #expect(close(days[1].high?.celsius, 3) && close(days[1].low?.celsius, 1))
  }

  @Test(
    "without sunrise and sunset the latitude says whether it is polar day or night",
    arguments: [(1_748_736_000.0, SunTimes.Polar.day), (1_765_800_000, .night)]
  )
  func polar(time: Double, expected: SunTimes.Polar) throws {
    let tromsø = Place(name: "Tromsø", coordinate: .at(69.65, 18.96))
    for sun in ["", #","sunriseTime":0,"sunsetTime":0"#, #","sunriseTime":-999,"sunsetTime":-999"#]
    {
      let client = ForecastClient.served(
        #"""
        {"currently":{"time":\#(time),"icon":"clear-day"},
        "daily":{"data":[{"time":\#(time),"icon":"clear-day"\#(sun)}]}}
        """#
      )
      let now = try value(client.currentConditions(at: tromsø))
      #expect(now.sun == SunTimes(polar: expected))
      #expect(now.condition.isDay == (expected == .day))
      let days = try value(client.dailyForecast(at: tromsø))
      #expect(days.days.map(\.sun) == [SunTimes(polar: expected)])
    }
  }

  @Test("one broken element costs itself alone, and is reported")
  func broken() throws {
    let client = ForecastClient.served(
      #"""
      {"hourly":{"data":[{"time":0},{"time":"noon"},{"time":7200,"humidity":"wet"},7,
      {"time":10800}]},"daily":{"data":[null,{"time":86400}]},
      "alerts":[{"title":"A","time":0},{"title":"B"},"C"]}
      """#
    )
    let hours = try value(client.hourlyForecast(at: nullIsland))
    #expect(hours.steps.map(\.time) == [.unix(0), .unix(10_800)])
    #expect(
      hours.issues.map(\.path) == [
        "hourly.data[1].time", "hourly.data[2].humidity", "hourly.data[3]",
      ]
    )
    let days = try value(client.dailyForecast(at: nullIsland))
    #expect(days.days.map(\.day) == [LocalDay(year: 1970, month: 1, day: 2)])
    #expect(days.issues.map(\.path) == ["daily.data[0]"])
    let alerts = try value(client.alerts(at: nullIsland))
    #expect(alerts.map(\.event) == ["A"])
    #expect(alerts.issues.map(\.path) == ["alerts[1].time", "alerts[2]"])
  }

  private func now(_ point: String) throws -> CurrentConditions {
    try value(
      ForecastClient.served("{\"currently\":\(point)}").currentConditions(at: nullIsland)
    )
  }
}
