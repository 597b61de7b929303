import Foundation
import Testing

@testable import WeatherCore

/// Comparisons with rows whose figures are as the files have them.
extension GoldenTable.Row {
  var forecastUnits: ForecastUnits { self["units"] == "us" ? .us : .si }

  func check(_ found: CurrentConditions, _ units: ForecastUnits) {
    #expect(found.time == time("time"))
    check(found.temperature, "temp", units)
    check(found.feelsLike, "feels", units)
    check(found.dewPoint, "dew", units)
    #expect(found.humidity == number("humidity"))
    #expect(close(found.pressure?.hectopascals, number("hPa")))
    check(found.visibility, units)
    check(found.wind, units)
    #expect(found.cloudCover == number("clouds"))
    #expect(found.uvIndex == number("uv"))
    #expect(close(found.rain?.millimetersPerHour, number("rain")))
    #expect(close(found.snow?.millimetersPerHour, number("snow")))
    #expect(close(found.precipitation?.millimetersPerHour, number("all")))
    #expect(found.conditions == forecastConditions)
    #expect(found.issues == [])
  }

  func check(_ found: HourlyStep, _ units: ForecastUnits) {
    #expect(found.time == time("time"))
    #expect(found.duration == 3600)
    check(found.temperature, "temp", units)
    check(found.feelsLike, "feels", units)
    check(found.dewPoint, "dew", units)
    #expect(found.humidity == number("humidity"))
    #expect(close(found.pressure?.hectopascals, number("hPa")))
    check(found.visibility, units)
    check(found.wind, units)
    #expect(found.cloudCover == number("clouds"))
    #expect(found.uvIndex == number("uv"))
    #expect(found.precipitationProbability == number("pop"))
    #expect(close(found.rain?.millimeters, number("rain")))
    #expect(close(found.snow?.millimeters, number("snow")))
    #expect(close(found.precipitation?.millimeters, number("all")))
    #expect(found.conditions == forecastConditions)
  }

  func check(_ found: DailyStep, _ units: ForecastUnits) {
    #expect(
      String(format: "%d-%02d-%02d", found.day.year, found.day.month, found.day.day) == self["day"]
    )
    check(found.high, "high", units)
    check(found.low, "low", units)
    check(found.dewPoint, "dew", units)
    #expect(found.humidity == number("humidity"))
    #expect(close(found.pressure?.hectopascals, number("hPa")))
    check(found.wind, units)
    #expect(found.cloudCover == number("clouds"))
    #expect(found.uvIndex == number("uv"))
    #expect(found.precipitationProbability == number("pop"))
    #expect(found.moonPhase == number("phase"))
    #expect(close(found.rain?.millimeters, number("rain")))
    #expect(close(found.snow?.millimeters, number("snow")))
    #expect(close(found.precipitation?.millimeters, number("all")))
    #expect(found.sun == sun)
    #expect(found.condition.kind.rawValue == self["kind"])
    #expect(found.condition.isDay == true)
    #expect(found.summary == self["summary"])
    #expect(!found.isPartial)
  }

  private func check(_ found: Temperature?, _ column: String, _ units: ForecastUnits) {
    let degrees = units == .us ? found?.fahrenheit : found?.celsius
    #expect(close(degrees, number(column)), "\(column)")
  }

  private func check(_ found: Length?, _ units: ForecastUnits) {
    #expect(close(units == .us ? found?.miles : found?.kilometers, number("seen")))
  }

  private func check(_ found: Wind, _ units: ForecastUnits) {
    func number(_ speed: Speed?) -> Double? {
      units == .us ? speed?.milesPerHour : speed?.metersPerSecond
    }
    #expect(close(number(found.speed), self.number("wind")))
    #expect(close(number(found.gust), self.number("gust")))
    #expect(found.direction == self.number("from"))
  }

  /// `kind/words/d`, without the last where nothing tells day from night.
  private var forecastConditions: [Condition] {
    let parts = (self["conditions"] ?? "").components(separatedBy: "/")
    return [
      Condition(
        kind: Condition.Kind(rawValue: parts[0]) ?? .unknown,
        text: parts.count > 1 ? parts[1] : "",
        isDay: parts.count > 2 ? parts[2] == "d" : nil
      )
    ]
  }
}
