import Foundation
import Testing
import WeatherCore

/// Comparisons with rows whose figures are as Open-Meteo's files have them: °C, km/h, mm, percent.
extension GoldenTable.Row {
  func checkCurrent(_ client: OpenMeteoClient) throws {
    guard let now = time("now") else {
      let error = try failure(client.currentConditions(at: nullIsland))
      #expect(error == .decoding(path: "current.time"))
      return
    }
    let found = try value(client.currentConditions(at: nullIsland))
    #expect(found.time == now)
    check(zone: found.timeZone)
    #expect(close(found.temperature?.celsius, number("temp")))
    #expect(close(found.feelsLike?.celsius, number("feels")))
    #expect(close(found.humidity.map { $0 * 100 }, number("humidity")))
    #expect(close(found.wind.speed?.kilometersPerHour, number("wind")))
    #expect(found.wind.direction == number("from"))
    #expect(found.conditions == wmoConditions(isDay: nil))
    #expect(found.issues == [])
  }

  func checkHours(_ client: OpenMeteoClient, _ rows: [GoldenTable.Row]) throws {
    guard let count = number("hours") else {
      let error = try failure(client.hourlyForecast(at: nullIsland))
      #expect(error == .decoding(path: "hourly.time"))
      return
    }
    let found = try value(client.hourlyForecast(at: nullIsland))
    check(zone: found.timeZone)
    #expect(Double(found.steps.count) == count)
    #expect(found.issues == [])
    let fallen = found.steps.compactMap(\.precipitation?.millimeters).reduce(0, +)
    #expect(close(fallen, number("all") ?? 0))
    #expect(rows.count == 3)
    for row in rows { row.check(found.steps[Int(row.number("index") ?? 0)]) }
  }

  func checkDays(_ client: OpenMeteoClient, _ rows: [GoldenTable.Row]) throws {
    let found = try value(client.dailyForecast(at: nullIsland))
    check(zone: found.timeZone)
    #expect(found.issues == [])
    #expect(!rows.isEmpty && found.days.count == rows.count)
    for (row, day) in zip(rows, found.days) { row.check(day) }
  }

  private func check(zone: TimeZone) {
    #expect(zone.identifier == self["zone"])
    // All files are of winter but Denver's, which is of August.
    let day = Date.unix(self["zone"] == "America/Denver" ? 1_786_159_800 : 1_770_413_400)
    #expect(Double(zone.secondsFromGMT(for: day)) == number("shift"))
  }

  private func check(_ found: HourlyStep) {
    #expect(found.time == time("time"))
    #expect(found.duration == 3600)
    #expect(close(found.temperature?.celsius, number("temp")))
    #expect(close(found.feelsLike?.celsius, number("feels")))
    #expect(close(found.humidity.map { $0 * 100 }, number("humidity")))
    #expect(close(found.pressure?.hectopascals, number("hPa")))
    #expect(close(found.wind.speed?.kilometersPerHour, number("wind")))
    #expect(close(found.wind.gust?.kilometersPerHour, number("gust")))
    #expect(found.wind.direction == number("from"))
    #expect(close(found.cloudCover.map { $0 * 100 }, number("clouds")))
    #expect(close(found.precipitationProbability.map { $0 * 100 }, number("pop")))
    #expect(close(found.precipitation?.millimeters, number("all")))
    #expect(found.rain == nil && found.snow == nil)
    #expect(found.conditions == wmoConditions(isDay: nil))
  }

  private func check(_ found: DailyStep) {
    #expect(
      String(format: "%d-%02d-%02d", found.day.year, found.day.month, found.day.day) == self["day"]
    )
    #expect(close(found.high?.celsius, number("high")))
    #expect(close(found.low?.celsius, number("low")))
    #expect(close(found.precipitation?.millimeters, number("all")))
    #expect(close(found.wind.speed?.kilometersPerHour, number("wind")))
    #expect(close(found.wind.gust?.kilometersPerHour, number("gust")))
    #expect(found.sun == sun)
    #expect(found.conditions == wmoConditions(isDay: true))
    #expect(!found.isPartial)
  }

  /// `kind/words`, or `kind/words/d` where the file says that it is day.
  private func wmoConditions(isDay: Bool?) -> [Condition] {
    guard let parts = self["conditions"]?.components(separatedBy: "/") else { return [] }
    return [
      Condition(
        kind: Condition.Kind(rawValue: parts[0]) ?? .unknown,
        text: parts[1],
        isDay: parts.count > 2 ? true : isDay
      )
    ]
  }
}
