import Foundation
import Testing
import WeatherCore

@Suite("moon phase")
struct MoonPhaseTests {
  /// Quarters of 2019 in universal time: the first and last as published on celnav.nl ("Moon
  /// phases 2019"), whose new and full moons are of another definition; the new and full moons of
  /// January, July and December are those of the eclipses then, of NASA's eclipse pages.
  private static let published: [(MoonPhase.Quarter, String)] = [
    (.new, "01-06 01:28"), (.first, "01-14 06:45"), (.full, "01-21 05:16"),
    (.last, "01-27 21:10"), (.first, "02-12 22:26"), (.last, "02-26 11:27"),
    (.first, "03-14 10:27"), (.last, "03-28 04:09"), (.first, "04-12 19:05"),
    (.last, "04-26 22:18"), (.first, "05-12 01:12"), (.last, "05-26 16:33"),
    (.first, "06-10 05:59"), (.last, "06-25 09:46"), (.new, "07-02 19:16"),
    (.first, "07-09 10:54"), (.last, "07-25 01:18"), (.first, "08-07 17:30"),
    (.last, "08-23 14:56"), (.first, "09-06 03:10"), (.last, "09-22 02:40"),
    (.first, "10-05 16:47"), (.last, "10-21 12:39"), (.first, "11-04 10:23"),
    (.last, "11-19 21:10"), (.first, "12-04 06:58"), (.last, "12-19 04:57"),
    (.new, "12-26 05:13"),
  ]

  private func date(_ text: String) throws -> Date {
    try Date("2019-\(text.replacing(" ", with: "T")):00Z", strategy: .iso8601)
  }

  @Test("quarters come when almanacs say, to the minute", arguments: published)
  func quarters(quarter: MoonPhase.Quarter, time: String) throws {
    let expected = try date(time)
    let found = MoonPhase.next(quarter, after: expected.addingTimeInterval(-20 * 86_400))
    // The table rounds to the minute.
    #expect(abs(found.timeIntervalSince(expected)) <= 60, "\(found)")
    #expect(MoonPhase.next(quarter, after: expected.addingTimeInterval(-90)) == found)
    let following = MoonPhase.next(quarter, after: found)
    // Months between like phases last 29.18 to 29.93 days (Meeus, "More Mathematical Astronomy
    // Morsels"); between quarters a little less or more.
    let month = following.timeIntervalSince(found) / 86_400
    #expect(month > 28.9 && month < 30.2)
  }

  @Test("the fraction is a quarter of a circle at each quarter", arguments: published)
  func fractions(quarter: MoonPhase.Quarter, time: String) throws {
    let fraction = MoonPhase(at: try date(time)).fraction
    let distance = (fraction - quarter.rawValue).remainder(dividingBy: 1)
    // A minute is 1/42,524 of a month.
    #expect(abs(distance) < 0.00005)
  }

  @Test("the lit share is that of Meeus's example 48.a")
  func illumination() throws {
    // 12 April 1992 at 0h dynamical time, 59 seconds before universal time: 0.6786.
    let date = try Date("1992-04-11T23:59:01Z", strategy: .iso8601)
    #expect(abs(MoonPhase(at: date).illumination - 0.6786) < 0.01)
    #expect(MoonPhase(fraction: 0).illumination == 0)
    #expect(MoonPhase(fraction: 0.5).illumination == 1)
    #expect(abs(MoonPhase(fraction: 0.25).illumination - 0.5) < 1e-12)
  }

  @Test(
    "each eighth has its name",
    arguments: [
      (0, .new), (0.06, .new), (0.07, .waxingCrescent), (0.25, .firstQuarter),
      (0.4, .waxingGibbous), (0.5, .full), (0.6, .waningGibbous), (0.75, .lastQuarter),
      (0.9, .waningCrescent), (0.94, .new), (1, .new), (-0.25, .lastQuarter), (.nan, .new),
    ] as [(Double, MoonPhase.Name)]
  )
  func names(fraction: Double, name: MoonPhase.Name) {
    #expect(MoonPhase(fraction: fraction).name == name)
  }
}
