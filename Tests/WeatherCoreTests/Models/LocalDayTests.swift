import Foundation
import Testing
import WeatherCore

@Suite("local day")
struct LocalDayTests {
  private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

  @Test("W17: is the day by the place's clocks")
  func days() throws {
    // 2024-04-04 03:00 UTC is still Wednesday the 3rd, 11 PM, in Washington.
    let date = Date.unix(1_712_199_600)
    #expect(
      LocalDay(date, in: try zone("America/New_York")) == LocalDay(year: 2024, month: 4, day: 3)
    )
    #expect(LocalDay(date, in: .gmt) == LocalDay(year: 2024, month: 4, day: 4))
    #expect(
      LocalDay(date, in: try zone("Asia/Kathmandu")) == LocalDay(year: 2024, month: 4, day: 4)
    )
    #expect(LocalDay(year: 2024, month: 4, day: 3).weekday == 4)
    #expect(LocalDay(year: 2024, month: 2, day: 29) < LocalDay(year: 2024, month: 3, day: 1))
  }

  @Test(
    "is written as ISO 8601 writes it, and read so alone",
    arguments: [
      ("2024-04-03", LocalDay(year: 2024, month: 4, day: 3)),
      ("0800-12-25", LocalDay(year: 800, month: 12, day: 25)),
      ("-0044-03-15", LocalDay(year: -44, month: 3, day: 15)),
      ("12024-04-03", LocalDay(year: 12_024, month: 4, day: 3)),
      ("2024-4-3", nil), ("2024-04", nil), ("2024-04-03-", nil), ("+2024-04-03", nil), ("", nil),
      ("2024-04-0x", nil), ("2024--4-03", nil), ("-", nil), ("20240403", nil), (" 2024-04-03", nil),
    ]
  )
  func text(_ text: String, _ day: LocalDay?) throws {
    #expect(LocalDay(text) == day)
    let json = Data("[\"\(text)\"]".utf8)
    #expect((try? JSONDecoder().decode([LocalDay].self, from: json)) == day.map { [$0] })
    if let day {
      #expect(day.description == text)
      #expect(try JSONEncoder().encode([day]) == json)
    }
  }

  @Test("lasts 23 or 25 hours where clocks change")
  func changes() throws {
    let berlin = try zone("Europe/Berlin")
    func hours(_ month: Int, _ day: Int) throws -> Double {
      try #require(LocalDay(year: 2025, month: month, day: day).interval(in: berlin)).duration
        / 3600
    }
    #expect(try hours(3, 30) == 23)
    #expect(try hours(10, 26) == 25)
    #expect(try hours(10, 27) == 24)
  }

  @Test("starts after midnight where midnight is skipped")
  func skippedMidnight() throws {
    // In Santiago clocks went from 23:59:59 on 6 September 2025 to 01:00 (-03) on the 7th,
    // which is 04:00 UTC: 1 757 217 600.
    let day = LocalDay(year: 2025, month: 9, day: 7)
    let interval = try #require(day.interval(in: try zone("America/Santiago")))
    #expect(interval.start == .unix(1_757_217_600))
    #expect(interval.duration == 23 * 3600)
  }

  @Test("figures that name no day have no moments")
  func none() {
    let none = LocalDay(year: 2025, month: 2, day: 30)
    #expect(none.interval(in: .gmt) == nil)
    #expect(none.weekday == nil)
  }
}
