import Foundation
import Testing
import WeatherCore

/// Against the tables of the Naval Observatory of the United States for 2019.
///
/// "Rise and Set for the Sun for 2019", Astronomical Applications Department, in universal time,
/// for N29 W081, S60 W150 and N80 E000.
@Suite("computed sun times")
struct SunTimesComputedTests {
  /// A day and what the table says of it; the times are of that day or, where they are earlier
  /// than the rise, of the next.
  struct Row: Sendable, CustomTestStringConvertible {
    var latitude: Double
    var longitude: Double
    /// Hours the place's clocks are ahead of universal time.
    var zone: Int
    var day: LocalDay
    var rise: String?
    var set: String?
    var polar: SunTimes.Polar?

    var testDescription: String { "\(latitude), \(longitude) on \(day.month)-\(day.day)" }

    init(
      _ latitude: Double,
      _ longitude: Double,
      _ zone: Int,
      _ month: Int,
      _ day: Int,
      _ rise: String? = nil,
      _ set: String? = nil,
      polar: SunTimes.Polar? = nil
    ) {
      self.latitude = latitude
      self.longitude = longitude
      self.zone = zone
      self.day = LocalDay(year: 2019, month: month, day: day)
      self.rise = rise
      self.set = set
      self.polar = polar
    }

    /// The moment of a time in the table that lies within the place's day.
    func moment(_ time: String) throws -> Date {
      let figures = try #require(Int(time))
      let midnight = try #require(day.interval(in: .gmt)).start
      let moment = midnight.addingTimeInterval(Double(figures / 100 * 60 + figures % 100) * 60)
      let start = midnight.addingTimeInterval(Double(-zone) * 3600)
      return moment < start ? moment.addingTimeInterval(86_400) : moment
    }
  }

  private static let rows: [Row] = [
    Row(29, -81, -5, 1, 1, "1218", "2238"), Row(29, -81, -5, 3, 20, "1128", "2335"),
    Row(29, -81, -5, 6, 21, "1026", "0026"), Row(29, -81, -5, 9, 23, "1113", "2320"),
    Row(29, -81, -5, 11, 3, "1138", "2237"), Row(29, -81, -5, 12, 22, "1214", "2231"),
    Row(-60, -150, -10, 1, 1, "1243", "0723"), Row(-60, -150, -10, 3, 20, "1600", "0413"),
    Row(-60, -150, -10, 6, 21, "1906", "0058"), Row(-60, -150, -10, 12, 22, "1232", "0725"),
    Row(80, 0, 0, 2, 20, polar: .night), Row(80, 0, 0, 2, 21, "1120", "1310"),
    Row(80, 0, 0, 3, 20, "0555", "1825"), Row(80, 0, 0, 4, 12, "0125", "2302"),
    Row(80, 0, 0, 4, 13, "0057", nil), Row(80, 0, 0, 4, 14, polar: .day),
    Row(80, 0, 0, 6, 21, polar: .day), Row(80, 0, 0, 8, 29, polar: .day),
    Row(80, 0, 0, 8, 30, nil, "2301"), Row(80, 0, 0, 8, 31, "0103", "2234"),
    Row(80, 0, 0, 10, 21, "1103", "1223"), Row(80, 0, 0, 10, 22, polar: .night),
    Row(80, 0, 0, 12, 21, polar: .night),
  ]

  @Test("W21: are those of the Naval Observatory, to the minute", arguments: rows)
  func published(row: Row) throws {
    let zone = try #require(TimeZone(secondsFromGMT: row.zone * 3600))
    let place = try #require(Coordinate(latitude: row.latitude, longitude: row.longitude))
    let sun = SunTimes(at: place, on: row.day, in: zone)
    try expect(sun.sunrise, isAbout: row.rise.map(row.moment))
    try expect(sun.sunset, isAbout: row.set.map(row.moment))
    #expect(sun.polar == row.polar)
  }

  /// A table rounds to the minute, so half a minute is its own, and ten seconds are ours; where
  /// the sun grazes the horizon, as at 80° within two days of the polar day or night, a hundredth
  /// of a degree is half a minute more.
  private func expect(_ date: Date?, isAbout published: Date?) throws {
    #expect((date == nil) == (published == nil))
    guard let date, let published else { return }
    #expect(abs(date.timeIntervalSince(published)) <= 60, "\(date) for \(published)")
  }

  @Test("a sunset after midnight belongs to the day before")
  func afterMidnight() throws {
    // Reykjavik keeps universal time at 22° west, so its noon is at half past one. In midsummer
    // the sun sets some minutes past midnight.
    let place = try #require(Coordinate(latitude: 64.1466, longitude: -21.9426))
    let day = LocalDay(year: 2024, month: 6, day: 20)
    let sun = SunTimes(at: place, on: day, in: .gmt)
    let midnight = try #require(day.interval(in: .gmt)).end
    #expect(try #require(sun.sunset) > midnight)
    #expect(try #require(sun.sunset) < midnight.addingTimeInterval(600))
    #expect(sun.isDay(at: midnight) == true)
  }

  @Test("days that do not exist have no sun times, and extreme dates do not trap")
  func none() throws {
    let place = try #require(Coordinate(latitude: 51.5, longitude: 0))
    let nothing = SunTimes(at: place, on: LocalDay(year: 2025, month: 2, day: 30), in: .gmt)
    #expect(nothing == SunTimes())
    for year in [1, 1582, 9_999, 100_000] {
      let sun = SunTimes(at: place, on: LocalDay(year: year, month: 7, day: 1), in: .gmt)
      #expect(sun.polar == nil)
    }
  }

  @Test("the poles have one long day")
  func poles() throws {
    let north = try #require(Coordinate(latitude: 90, longitude: 0))
    let south = try #require(Coordinate(latitude: -90, longitude: 0))
    let june = LocalDay(year: 2019, month: 6, day: 21)
    #expect(SunTimes(at: north, on: june, in: .gmt) == SunTimes(polar: .day))
    #expect(SunTimes(at: south, on: june, in: .gmt) == SunTimes(polar: .night))
  }
}
