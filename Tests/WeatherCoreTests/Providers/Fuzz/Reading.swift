import Foundation
import Signals
import WeatherCore

/// One thing that is made of an answer.
struct Reading: Sendable {
  /// What came of it.
  enum Outcome: Equatable {
    /// A value of so many elements.
    case value(elements: Int)
    case failure
    /// Neither, or both.
    case broken
  }

  let name: String
  let outcome: @Sendable (_ body: Data, _ status: Int) -> Outcome

  init<Value: Sendable>(
    _ name: String,
    _ make: @escaping @Sendable (Data, Int) -> Signal<Value, WeatherError>,
    elements: @escaping @Sendable (Value) -> Int
  ) {
    self.name = name
    outcome = { body, status in
      let events = WeatherCoreTests.outcome(make(body, status))
      return switch (events.first, events.last, events.count) {
      case (.next(let value), .completed, 2): .value(elements: elements(value))
      case (.failed, .failed, 1): .failure
      default: .broken
      }
    }
  }
}

extension Reading {
  /// All that is made of the answers in a folder of the fixtures.
  static func all(of folder: String) -> [Reading] {
    switch folder {
    case "openmeteo":
      parts("Open-Meteo") { OpenMeteoClient.served($0, status: $1) } + [
        Reading("air", { OpenMeteoClient.served($0, status: $1).airQuality(at: nullIsland) }) { _ in
          1
        },
        Reading(
          "hourly air",
          { OpenMeteoClient.served($0, status: $1).airQualityForecast(at: nullIsland) },
          elements: { $0.steps.count + $0.issues.count }
        ),
      ]
    case "pirate", "darksky":
      parts("Forecast") { ForecastClient.served($0, status: $1, units: .us) }
    default:
      parts("free") { OpenWeatherMapClient.served($0, status: $1) }
        + parts("One Call") { OpenWeatherMapClient.served($0, status: $1, plan: .oneCall) } + [
          Reading(
            "air",
            { OpenWeatherMapClient.served($0, status: $1).airQualityForecast(at: nullIsland) },
            elements: { $0.steps.count + $0.issues.count }
          ),
          Reading(
            "past",
            {
              OpenWeatherMapClient.served($0, status: $1)
                .conditions(at: nullIsland, on: Date(timeIntervalSince1970: 0))
            },
            elements: { $0.conditions.count + $0.issues.count }
          ),
          Reading(
            "day",
            {
              OpenWeatherMapClient.served($0, status: $1)
                .day(LocalDay(year: 2024, month: 1, day: 1), at: nullIsland)
            },
            elements: { $0.conditions.count }
          ),
          Reading(
            "zip",
            { OpenWeatherMapClient.served($0, status: $1).place(postalCode: "1") },
            elements: { _ in 1 }
          ),
        ]
    }
  }

  private static func parts(
    _ name: String,
    _ serve: @escaping @Sendable (Data, Int) -> some WeatherProvider
  ) -> [Reading] {
    [
      Reading("\(name): current", { serve($0, $1).currentConditions(at: nullIsland) }) {
        $0.conditions.count + $0.issues.count
      },
      Reading("\(name): minutely", { serve($0, $1).minutelyForecast(at: nullIsland) }) {
        $0.steps.count + $0.issues.count
      },
      Reading("\(name): hourly", { serve($0, $1).hourlyForecast(at: nullIsland) }) {
        $0.issues.count + $0.steps.reduce(0) { $0 + 1 + $1.conditions.count }
      },
      Reading("\(name): daily", { serve($0, $1).dailyForecast(at: nullIsland) }) {
        $0.issues.count + $0.days.reduce(0) { $0 + 1 + $1.conditions.count }
      },
      Reading("\(name): alerts", { serve($0, $1).alerts(at: nullIsland) }) {
        $0.issues.count + $0.reduce(0) { $0 + 1 + $1.tags.count }
      },
      Reading("\(name): places", { serve($0, $1).places(named: "xyz") }) { $0.count },
    ]
  }
}
