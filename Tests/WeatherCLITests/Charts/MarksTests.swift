import Foundation
import Testing

@testable import weather_cli

@Suite("marks of a scale of time")
struct MarksTests {
  @Test("every sixth hour of the place's day, wherever its zone shifts the hours")
  func zone() throws {
    // India is 5:30 ahead: its midnight is 18:30 UTC.
    let clock = Clock(try #require(TimeZone(identifier: "Asia/Kolkata")))
    let start = Date(timeIntervalSince1970: 18 * 3600)
    let marks = clock.marks(from: start, to: start + 13 * 3600)
    let midnight = Date(timeIntervalSince1970: 18.5 * 3600)
    #expect(marks == [midnight, midnight + 6 * 3600, midnight + 12 * 3600])
  }

  @Test("both ends count")
  func ends() {
    let start = Date(timeIntervalSince1970: 0)
    #expect(Clock(.gmt).marks(from: start, to: start + 6 * 3600) == [start, start + 6 * 3600])
    #expect(Clock(.gmt).marks(from: start + 1, to: start + 6 * 3600 - 1) == [])
  }

  @Test("on the day the clock is put back, noon is thirteen hours after midnight")
  func summerTime() throws {
    let clock = Clock(try #require(TimeZone(identifier: "Europe/Berlin")))
    // Summer time ended on 27 October 2024 at 01:00 UTC; midnight was 22:00 UTC the day before.
    let midnight = Date(timeIntervalSince1970: 1_729_980_000)
    let marks = clock.marks(from: midnight, to: midnight + 13 * 3600)
    #expect(marks == [midnight, midnight + 7 * 3600, midnight + 13 * 3600])
  }
}
