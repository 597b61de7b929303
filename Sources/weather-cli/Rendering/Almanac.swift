import Foundation
import WeatherCore

/// Sun and moon of a week at a place, computed.
struct Almanac: Sendable {
  /// One day.
  struct Day: Sendable {
    let day: LocalDay
    let sun: SunTimes
    /// At noon.
    let moon: MoonPhase
  }

  /// Today and the six days after it.
  let days: [Day]
  /// The moon at this moment.
  let moon: MoonPhase
  /// The next time of each quarter, in the order of their coming.
  let quarters: [(quarter: MoonPhase.Quarter, date: Date)]

  init(at coordinate: Coordinate, _ now: Date, in zone: TimeZone) {
    moon = MoonPhase(at: now)
    quarters = MoonPhase.Quarter.allCases
      .map { ($0, MoonPhase.next($0, after: now)) }
      .sorted { $0.1 < $1.1 }
    let noon =
      LocalDay(now, in: zone).interval(in: zone)?.start.addingTimeInterval(43_200) ?? now
    days = (0..<7).map { number in
      let noon = noon.addingTimeInterval(Double(number) * 86_400)
      let day = LocalDay(noon, in: zone)
      return Day(
        day: day,
        sun: SunTimes(at: coordinate, on: day, in: zone),
        moon: MoonPhase(at: noon)
      )
    }
  }
}
