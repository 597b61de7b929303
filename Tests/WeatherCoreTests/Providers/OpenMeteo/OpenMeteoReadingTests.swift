import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// What the recorded answers do not hold, in answers written by hand.
@Suite("reading Open-Meteo")
struct OpenMeteoReadingTests {
  private let tromsø = Place(name: "Tromsø", coordinate: .at(69.65, 18.96))

  @Test("case 7: days are those of the answer's one offset, not of the zone's clocks")
  func fixedOffset() throws {
    // Asked on 24 October 2025, two days before Berlin's clocks went back: 1 761 516 000 is
    // 26 October 23:00 there, but 1 761 516 000 + 7200 = 1 761 523 200 is 27 October 00:00.
    let days = try days(
      #""utc_offset_seconds":7200,"timezone":"Europe/Berlin","daily":{"time":[1761516000]}"#
    )
    #expect(days.map(\.day) == [LocalDay(year: 2025, month: 10, day: 27)])
    #expect(days.map(\.day.weekday) == [2])
    // Written as text, the same day stands there itself.
    let written = try self.days(
      #""utc_offset_seconds":7200,"timezone":"Europe/Berlin","daily":{"time":["2025-10-27"],"#
        + #""sunrise":["2025-10-27T07:45"],"sunset":["2025-10-27T17:45"]}"#
    )
    #expect(written.map(\.day) == days.map(\.day))
    // 07:45 less two hours is 05:45 UTC, which is 06:45 by Berlin's clocks.
    #expect(written.first?.sun.sunrise == .unix(1_761_543_900))
  }

  @Test("local times are UTC plus the answer's offset, half hours and the far east included")
  func offsets() throws {
    for (offset, zone) in [(19_800, "Asia/Kolkata"), (-12_600, "America/St_Johns"), (50_400, "")] {
      let hours = try hours(
        #""utc_offset_seconds":\#(offset),"timezone":"\#(zone)","hourly":{"time":["#
          + #""2025-06-01T00:00","2025-06-01T01:00"]}"#
      )
      // 1 June 2025 00:00 UTC is 1 748 736 000.
      let midnight = 1_748_736_000 - Double(offset)
      #expect(hours.steps.map(\.time) == [.unix(midnight), .unix(midnight + 3600)])
      // A zone that this system does not know is replaced by the offset.
      if zone.isEmpty { #expect(hours.timeZone.secondsFromGMT() == offset) }
    }
  }

  @Test("case 17: a probability of 57 is 57 %")
  func percent() throws {
    let hours = try hours(
      #""hourly":{"time":["2025-06-01T00:00"],"precipitation_probability":[57]}"#
    )
    #expect(hours.steps.first?.precipitationProbability == 0.57)
    let days = try days(#""daily":{"time":["2025-06-01"],"precipitation_probability_max":[57]}"#)
    #expect(days.first?.precipitationProbability == 0.57)
  }

  @Test(
    "case 25: sunrise at sunset is polar night, a day apart polar day",
    arguments: [
      ("2025-12-15", "2025-12-15T00:00", "2025-12-15T00:00", SunTimes.Polar.night),
      ("2025-06-15", "2025-06-15T00:00", "2025-06-16T00:00", .day),
      // Before June 2024.
      ("2023-12-15", "1970-01-01T00:00", "1970-01-01T00:00", .night),
      ("2023-06-15", "1970-01-01T00:00", "1970-01-01T00:00", .day),
    ]
  )
  func polar(day: String, rise: String, set: String, expected: SunTimes.Polar) throws {
    for offset in [3600, -36_000] {
      let body = #"""
        "utc_offset_seconds":\#(offset),"daily":{"time":["\#(day)"],"sunrise":["\#(rise)"],
        "sunset":["\#(set)"],"weather_code":[3]},
        "current":{"time":"\#(day)T12:00","is_day":0,"weather_code":3}
        """#
      let step = try #require(try days(body, at: tromsø).first)
      #expect(step.sun == SunTimes(polar: expected))
      #expect(step.condition.isDay == (expected == .day))
      let now = try value(OpenMeteoClient.served("{\(body)}").currentConditions(at: tromsø))
      #expect(now.sun == SunTimes(polar: expected))
      #expect(now.condition.isDay == (expected == .day))
    }
  }

  @Test("near the edge of polar night the provider's word counts")
  func polarEdge() throws {
    // By the declination alone the sun of 10 January is just up at noon at 67.5° north.
    let edge = Place(name: "", coordinate: .at(67.5, 20))
    let days = try days(
      #""daily":{"time":["2025-01-10"],"sunrise":["2025-01-10T00:00"],"#
        + #""sunset":["2025-01-10T00:00"]}"#,
      at: edge
    )
    #expect(days.map(\.sun) == [SunTimes(polar: .night)])
  }

  @Test("null, a column that is too short and one that is missing are no figure")
  func gaps() throws {
    let hours = try hours(
      #"""
      "hourly":{"time":["2025-06-01T00:00","2025-06-01T01:00","2025-06-01T02:00"],
      "temperature_2m":[null,20.5,null],"cloud_cover":[50],"weather_code":[null,61,3]}
      """#
    )
    #expect(hours.steps.map { $0.temperature != nil } == [false, true, false])
    #expect(close(hours.steps[1].temperature?.celsius, 20.5))
    #expect(hours.steps.map(\.cloudCover) == [0.5, nil, nil])
    #expect(hours.steps.map(\.conditions.count) == [0, 1, 1])
    #expect(hours.steps.allSatisfy { $0.humidity == nil && $0.wind == Wind() })
    #expect(hours.issues == [])
  }

  @Test("what is broken costs itself alone, and is reported")
  func broken() throws {
    let hours = try hours(
      #"""
      "hourly":{"time":["2025-06-01T00:00","noon","2025-06-01T02:00",1e300],
      "temperature_2m":[1,2,{"a":[3]},4],"cloud_cover":[true,20,30,40],"rain":"none"}
      """#
    )
    #expect(hours.steps.map(\.time) == [.unix(1_748_736_000), .unix(1_748_743_200)])
    #expect(hours.steps.map(\.cloudCover) == [nil, 0.3])
    #expect(hours.steps.map { $0.temperature != nil } == [true, false])
    #expect(
      Set(hours.issues.map(\.path)) == [
        "hourly.cloud_cover[0]", "hourly.temperature_2m[2]", "hourly.time[1]", "hourly.time[3]",
      ]
    )
    let days = try value(
      OpenMeteoClient.served(#"{"daily":{"time":["2025-02-30","2025-03-01","x"]}}"#)
        .dailyForecast(at: nullIsland)
    )
    #expect(days.days.map(\.day) == [LocalDay(year: 2025, month: 3, day: 1)])
    #expect(days.issues.map(\.path) == ["daily.time[0]", "daily.time[2]"])
  }

  @Test("figures are read by the units that the answer names")
  func units() throws {
    func step(_ speed: String, _ temperature: String, _ depth: String) throws -> HourlyStep {
      let hours = try hours(
        #"""
        "hourly_units":{"wind_speed_10m":"\#(speed)","temperature_2m":"\#(temperature)",
        "rain":"\#(depth)","snowfall":"\#(depth == "mm" ? "cm" : depth)"},
        "hourly":{"time":["2025-06-01T00:00"],"wind_speed_10m":[36],"temperature_2m":[50],
        "rain":[2],"showers":[0],"snowfall":[7]}
        """#
      )
      return try #require(hours.steps.first)
    }
    let metric = try step("km/h", "°C", "mm")
    #expect(close(metric.wind.speed?.metersPerSecond, 10))
    #expect(close(metric.temperature?.celsius, 50))
    #expect(close(metric.rain?.millimeters, 2))
    // 7 cm of snow are 10 mm of water.
    #expect(close(metric.snow?.millimeters, 10))
    let imperial = try step("mp/h", "°F", "inch")
    #expect(close(imperial.wind.speed?.milesPerHour, 36))
    #expect(close(imperial.temperature?.celsius, 10))
    #expect(close(imperial.rain?.inches, 2))
    #expect(close(imperial.snow?.inches, 1))
    let metersPerSecond = try step("m/s", "°C", "mm").wind.speed?.metersPerSecond
    #expect(close(metersPerSecond, 36))
    let knots = try step("kn", "°C", "mm").wind.speed?.knots
    #expect(close(knots, 36))
    // Rather nothing than a figure in a unit that nobody knows.
    let unknown = try step("furlongs", "°R", "cubits")
    #expect(unknown.wind.speed == nil && unknown.temperature == nil && unknown.snow == nil)
  }

  @Test("what falls now is a rate: the depth of a quarter of an hour, times four")
  func rate() throws {
    let now = try value(
      OpenMeteoClient.served(
        #"""
        {"current":{"time":"2025-06-01T12:15","interval":900,"rain":0.2,"showers":0.3,
        "snowfall":0.07,"precipitation":0.6}}
        """#
      ).currentConditions(at: nullIsland)
    )
    #expect(close(now.rain?.millimetersPerHour, 2))
    // 0.07 cm of snow are 0.1 mm of water.
    #expect(close(now.snow?.millimetersPerHour, 0.4))
    #expect(now.precipitation == nil)
  }

  @Test("an interval of nothing and an offset beyond any zone's do no harm")
  func absurd() throws {
    let now = try value(
      OpenMeteoClient.served(
        #"""
        {"utc_offset_seconds":1e300,"current":{"time":"2025-06-01T00:00","interval":0,"rain":1},
        "daily":{"time":[1748736000]}}
        """#
      ).currentConditions(at: nullIsland)
    )
    #expect(now.time == .unix(1_748_736_000))
    #expect(now.timeZone == .gmt)
    #expect(close(now.rain?.millimetersPerHour, 1))
  }

  @Test("places on the equator or the prime meridian have that zero left out")
  func zeroes() throws {
    let found = try value(
      OpenMeteoClient.served(
        #"""
        {"results":[{"name":"Equator","longitude":32.5},{"name":"Meridian","latitude":51.5},
        {"name":"Nowhere"},{"latitude":1,"longitude":2},{"name":"Off","latitude":91}]}
        """#
      ).places(named: "Zero")
    )
    #expect(found.map(\.name) == ["Equator", "Meridian"])
    #expect(found.map(\.coordinate) == [.at(0, 32.5), .at(51.5, 0)])
    #expect(found.allSatisfy { $0.timeZone == nil && $0.area == nil && $0.country == nil })
  }

  private func days(_ body: String, at place: Place = nullIsland) throws -> [DailyStep] {
    try value(OpenMeteoClient.served("{\(body)}").dailyForecast(at: place)).days
  }

  private func hours(_ body: String) throws -> HourlyForecast {
    try value(OpenMeteoClient.served("{\(body)}").hourlyForecast(at: nullIsland))
  }
}
