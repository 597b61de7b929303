import Foundation
import Testing
import WeatherCore

@Suite("the sky of forecast days")
struct DailyForecastSkyTests {
  private let day = LocalDay(year: 2019, month: 1, day: 21)

  @Test("what the provider does not tell is computed")
  func computed() throws {
    // N29 W081 on 21 January 2019: 12:17 and 22:53 in the Naval Observatory's table, and a full
    // moon at 05:16, twelve hours before noon there; a half day is 1/59 of a month.
    let zone = try #require(TimeZone(secondsFromGMT: -5 * 3600))
    let forecast = DailyForecast(timeZone: zone, days: [DailyStep(day: day)])
    let step = try #require(forecast.withSky(at: .at(29, -81)).days.first)
    let midnight = try #require(day.interval(in: .gmt)).start
    let (rise, set) = (try #require(step.sun.sunrise), try #require(step.sun.sunset))
    #expect(abs(rise.timeIntervalSince(midnight) - (12 * 60 + 17) * 60) <= 60)
    #expect(abs(set.timeIntervalSince(midnight) - (22 * 60 + 53) * 60) <= 60)
    #expect(abs(try #require(step.moonPhase) - (0.5 + 1 / 59)) < 0.005)
  }

  @Test("what the provider tells is kept")
  func kept() {
    var step = DailyStep(day: day, sun: SunTimes(polar: .night), moonPhase: 0.25)
    let forecast = DailyForecast(timeZone: .gmt, days: [step])
    #expect(forecast.withSky(at: .at(29, -81)) == forecast)
    step.sun = SunTimes(sunrise: .unix(1))
    let other = DailyForecast(timeZone: .gmt, days: [step])
    #expect(other.withSky(at: .at(29, -81)) == other)
  }

  @Test("days that do not exist stay as they are")
  func none() {
    let step = DailyStep(day: LocalDay(year: 2019, month: 2, day: 30))
    let forecast = DailyForecast(timeZone: .gmt, days: [step])
    #expect(forecast.withSky(at: .at(29, -81)) == forecast)
  }
}
