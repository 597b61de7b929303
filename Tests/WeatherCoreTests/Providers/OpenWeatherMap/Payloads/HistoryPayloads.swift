import Foundation
import Testing

@testable import WeatherCore

extension Payload {
  /// Answers of One Call's time machines and of its day summary.
  static let history = [
    Payload(file: "onecall3_timemachine_data_array_2024.json") { data in
      let found = try value(client(data).conditions(at: nullIsland, on: .unix(1_589_173_200)))
      #expect(found.time == .unix(1_589_173_200))
      #expect(found.timeZone.identifier == "America/Chicago")
      #expect(found.temperature == Temperature(kelvins: 289.88))
      #expect(found.feelsLike == Temperature(kelvins: 289.75))
      #expect(found.dewPoint == Temperature(kelvins: 286.79))
      #expect(found.pressure?.hectopascals == 1024)
      #expect(found.humidity == 0.82)
      #expect(found.cloudCover == 0.2)
      #expect(found.visibility?.meters == 10_000)
      #expect(
        found.wind
          == Wind(
            speed: Speed(metersPerSecond: 0),
            gust: Speed(metersPerSecond: 0),
            direction: 0
          )
      )
      #expect(found.sun == sun(1_589_195_910, 1_589_245_597))
      #expect(
        found.conditions == [Condition(kind: .fewClouds, text: "few clouds", isDay: false)]
      )
    },
    Payload(file: "onecall3_timemachine_lisbon_2023.json") { data in
      let found = try value(
        client(data, .metric).conditions(at: nullIsland, on: .unix(1_672_531_200))
      )
      #expect(found.time == .unix(1_672_531_200))
      #expect(found.timeZone.identifier == "Europe/Lisbon")
      #expect(close(found.temperature?.celsius, 17.48))
      #expect(close(found.feelsLike?.celsius, 17.16))
      #expect(close(found.dewPoint?.celsius, 12.38))
      #expect(found.pressure?.hectopascals == 1019)
      #expect(found.humidity == 0.72)
      #expect(found.cloudCover == 0.2)
      #expect(found.visibility?.meters == 9999)
      #expect(found.wind.speed?.metersPerSecond == 16.54)
      #expect(found.wind.gust?.metersPerSecond == 16.54)
      #expect(found.wind.direction == 337)
      #expect(found.sun == sun(1_672_559_671, 1_672_593_902))
    },
    // The 2.5 machine: `current` for the moment, `hourly` for its day, and no `data`.
    Payload(file: "onecall_timemachine25_2020.json") { data in
      let found = try value(client(data).conditions(at: nullIsland, on: .unix(1_589_173_200)))
      #expect(found.temperature == Temperature(kelvins: 289.54))
      #expect(found.uvIndex == 9.38)
      #expect(found.visibility?.meters == 16_093)
      #expect(found.timeZone.identifier == "America/Chicago")
      let hours = try hours(data, .standard)
      #expect(hours.steps.count == 24)
      #expect(hours.steps.compactMap(\.temperature).min() == Temperature(kelvins: 285.63))
      #expect(hours.steps.compactMap(\.temperature).max() == Temperature(kelvins: 295.79))
      #expect(hours.steps.last?.time == .unix(1_589_238_000))
      #expect(hours.steps.last?.wind.direction == 70)
    },
    Payload(file: "onecall25_timemachine_cairo_2023.json") { data in
      let found = try value(
        client(data, .metric).conditions(at: nullIsland, on: .unix(1_683_709_200))
      )
      #expect(close(found.temperature?.celsius, 25.85))
      #expect(found.uvIndex == 7.79)
      #expect(found.sun == sun(1_683_687_912, 1_683_736_666))
      let hours = try hours(data, .metric)
      #expect(hours.timeZone.identifier == "Africa/Cairo")
      #expect(hours.steps.count == 24)
      #expect(close(hours.steps.compactMap(\.temperature?.celsius).min(), 18.07))
      #expect(close(hours.steps.compactMap(\.temperature?.celsius).max(), 31.48))
      #expect(hours.steps.last?.time == .unix(1_683_759_600))
      #expect(hours.steps.last?.condition.isDay == false)
    },
    Payload(file: "onecall3_day_summary_lisbon_2023.json") { data in
      let day = LocalDay(year: 2023, month: 1, day: 1)
      let found = try value(client(data, .metric).day(day, at: nullIsland))
      #expect(found.day == day)
      #expect(close(found.high?.celsius, 18.29))
      #expect(close(found.low?.celsius, 12.52))
      #expect(found.cloudCover == 0.75)
      #expect(found.humidity == 0.71)
      #expect(found.pressure?.hectopascals == 1017)
      #expect(close(found.precipitation?.millimeters, 2.53))
      #expect(found.rain == nil)
      #expect(found.wind == Wind(speed: Speed(metersPerSecond: 26.38), direction: 225))
    },
  ]

  private static func client(
    _ data: Data,
    _ units: OpenWeatherMapUnits = .standard
  ) -> OpenWeatherMapClient {
    .served(data, plan: .oneCall, units: units)
  }

  private static func hours(_ data: Data, _ units: OpenWeatherMapUnits) throws -> HourlyForecast {
    try value(client(data, units).hourlyForecast(at: nullIsland))
  }

  private static func sun(_ sunrise: Double, _ sunset: Double) -> SunTimes {
    SunTimes(sunrise: .unix(sunrise), sunset: .unix(sunset))
  }
}
