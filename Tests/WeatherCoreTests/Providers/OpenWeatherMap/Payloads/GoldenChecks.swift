import Foundation
import Testing
import WeatherCore

extension GoldenTable.Row {
  /// Compares what came of a payload with this row; figures are in the payload's units.
  func check(_ found: CurrentConditions, units: OpenWeatherMapUnits) {
    #expect(found.time == time("time"))
    #expect(close(units.number(found.temperature), number("temp")))
    #expect(close(units.number(found.feelsLike), number("feels")))
    #expect(close(units.number(found.dewPoint), number("dew")))
    #expect(close(found.humidity.map { $0 * 100 }, number("humidity")))
    #expect(close(found.pressure?.hectopascals, number("hPa")))
    #expect(found.visibility?.meters == number("seen"))
    checkWind(found.wind, units)
    #expect(close(found.cloudCover.map { $0 * 100 }, number("clouds")))
    #expect(found.uvIndex == number("uv"))
    #expect(found.rain?.millimetersPerHour == number("rain"))
    #expect(found.snow?.millimetersPerHour == number("snow"))
    #expect(found.conditions == conditions)
    #expect(found.issues == [])
  }

  /// Compares one step with this row.
  func check(_ found: HourlyStep, units: OpenWeatherMapUnits) {
    #expect(found.time == time("time"))
    #expect(close(units.number(found.temperature), number("temp")))
    #expect(close(units.number(found.high), number("high")))
    #expect(close(units.number(found.low), number("low")))
    #expect(close(units.number(found.feelsLike), number("feels")))
    #expect(close(units.number(found.dewPoint), number("dew")))
    #expect(close(found.humidity.map { $0 * 100 }, number("humidity")))
    #expect(close(found.pressure?.hectopascals, number("hPa")))
    #expect(found.visibility?.meters == number("seen"))
    checkWind(found.wind, units)
    #expect(close(found.cloudCover.map { $0 * 100 }, number("clouds")))
    #expect(found.uvIndex == number("uv"))
    #expect(found.precipitationProbability == number("pop"))
    #expect(close(found.rain?.millimeters, number("rain")))
    #expect(close(found.snow?.millimeters, number("snow")))
    #expect(found.conditions == conditions)
  }

  /// Compares one day with this row.
  func check(_ found: DailyStep, units: OpenWeatherMapUnits) {
    #expect(
      String(format: "%d-%02d-%02d", found.day.year, found.day.month, found.day.day) == self["day"]
    )
    #expect(close(units.number(found.high), number("high")))
    #expect(close(units.number(found.low), number("low")))
    #expect(close(units.number(found.dewPoint), number("dew")))
    #expect(close(found.humidity.map { $0 * 100 }, number("humidity")))
    #expect(close(found.pressure?.hectopascals, number("hPa")))
    checkWind(found.wind, units)
    #expect(close(found.cloudCover.map { $0 * 100 }, number("clouds")))
    #expect(found.uvIndex == number("uv"))
    #expect(found.precipitationProbability == number("pop"))
    #expect(close(found.rain?.millimeters, number("rain")))
    #expect(close(found.snow?.millimeters, number("snow")))
    #expect(found.sun == sun)
    #expect(found.moonPhase == number("phase"))
    #expect(found.moonrise == time("moonrise"))
    #expect(found.moonset == time("moonset"))
    #expect(found.summary == self["summary"])
    #expect(found.conditions == conditions)
  }

  private func checkWind(_ found: Wind, _ units: OpenWeatherMapUnits) {
    #expect(close(units.number(found.speed), number("wind")))
    #expect(found.direction == number("from"))
    #expect(close(units.number(found.gust), number("gust")))
  }
}
