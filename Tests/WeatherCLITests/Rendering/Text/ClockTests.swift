import Foundation
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Clock")
struct ClockTests {
  private func zone(_ seconds: Int) throws -> TimeZone {
    try #require(TimeZone(secondsFromGMT: seconds))
  }

  /// 2024-04-04 00:00:00 UTC, a Thursday: 19 817 days after 1970-01-01.
  private let midnight: TimeInterval = 19_817 * 86_400

  @Test(
    "case 34: the hours of the day",
    arguments: [
      (0, "12 AM"), (1, "1 AM"), (11, "11 AM"), (12, "12 PM"), (13, "1 PM"), (15, "3 PM"),
      (23, "11 PM"),
    ]
  )
  func hours(hour: Int, text: String) throws {
    let date = Date(timeIntervalSince1970: midnight + Double(hour) * 3600)
    #expect(Clock(try zone(0)).hour(date) == text)
    #expect(!Clock(try zone(0)).time(date).contains("\u{202F}"))
  }

  @Test("case 11: hours are those of the place: 03:00 UTC is 11 PM the day before at -4 h")
  func shift() throws {
    let clock = Clock(try zone(-14_400))
    let date = Date(timeIntervalSince1970: midnight + 3 * 3600)
    #expect(clock.hour(date) == "11 PM")
    #expect(clock.dayAndTime(date) == "Wed 3 Apr, 11:00 PM UTC-4")
    #expect(clock.weekdayAndTime(date) == "Wed 11:00 PM UTC-4")
    #expect(clock.iso(date) == "2024-04-03T23:00:00-04:00")
  }

  @Test("a shift of five and a half hours shows its minutes")
  func halfHours() throws {
    let clock = Clock(try zone(19_800))
    let date = Date(timeIntervalSince1970: midnight + 3 * 3600)
    #expect(clock.step(date) == "8:30 AM")
    #expect(clock.dayAndTime(date) == "Thu 4 Apr, 8:30 AM UTC+5:30")
    #expect(clock.iso(date) == "2024-04-04T08:30:00+05:30")
  }

  @Test("a zone with a name shows it, with and without daylight saving time")
  func names() throws {
    let clock = Clock(try #require(TimeZone(identifier: "America/Los_Angeles")))
    // 5 November 2024 is 215 days after 4 April; PST is 8 hours behind.
    let november = Date(timeIntervalSince1970: midnight + 215 * 86_400 + 16 * 3600 + 38 * 60)
    #expect(clock.dayAndTime(november) == "Tue 5 Nov, 8:38 AM PST")
    #expect(clock.zoneName(at: Date(timeIntervalSince1970: midnight)) == "PDT")
  }

  @Test("UTC is written with a shift in ISO dates")
  func utc() throws {
    let date = Date(timeIntervalSince1970: midnight)
    #expect(Clock(try zone(0)).iso(date) == "2024-04-04T00:00:00+00:00")
  }

  @Test(
    "days have the names of their weekdays",
    arguments: [
      (LocalDay(year: 2024, month: 4, day: 4), "Thursday"),
      (LocalDay(year: 2024, month: 11, day: 5), "Tuesday"),
      (LocalDay(year: 2023, month: 12, day: 31), "Sunday"),
      (LocalDay(year: 2023, month: 13, day: 31), "–"),
    ]
  )
  func weekdays(day: LocalDay, name: String) {
    #expect(Clock(.gmt).weekday(day) == name)
  }
}
