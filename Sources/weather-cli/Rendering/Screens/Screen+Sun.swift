import Foundation
import WeatherCore

extension Screen {
  /// When the sun is up, today and in the days after it.
  var sun: [Line] {
    if report.askedParts > 0, report.current == nil { return [] }
    return [Line(say(.sun), .heading)]
      + almanac.days.map { day in
        let name = Line(clock.shortWeekday(day.day)).truncated(to: 4).fitted(to: 5)
        return .spaces(2) + name + times(day.sun)
      }
  }

  /// How much of the moon is lit, and when it is new and full.
  var moon: [Line] {
    if report.askedParts > 0, report.current == nil { return [] }
    let moon = almanac.moon
    let names = Dictionary(
      uniqueKeysWithValues: MoonPhase.Quarter.allCases.map {
        ($0, Words.moon(MoonPhase(fraction: $0.rawValue).name, say))
      }
    )
    let width = (names.values.map(\.cellWidth).max() ?? 0) + 2
    let lit = Numbers.percent(moon.illumination) ?? "–"
    return [Line(say(.moon), .heading), Line("  " + say(.lit, Words.moon(moon.name, say), lit))]
      + almanac.quarters.map { quarter, date in
        let day = LocalDay(date, in: clock.zone)
        let name = names[quarter] ?? ""
        let when = "\(clock.shortWeekday(day)) \(clock.dayAndMonth(day)), \(clock.time(date))"
        return .spaces(2) + Line(name, .quiet).fitted(to: width) + Line(when)
      }
  }

  private var almanac: Almanac {
    Almanac(at: report.place.coordinate, report.now, in: clock.zone)
  }

  private func times(_ sun: SunTimes) -> Line {
    guard let rise = sun.sunrise, let set = sun.sunset else {
      return Line(Words.sun(sun, clock, say) ?? "–")
    }
    let width = appearance.time == .twelve ? 8 : 5
    let times =
      Line(clock.time(rise)).fitted(to: width, .right) + Line(" – ")
      + Line(clock.time(set)).fitted(to: width, .right)
    return times + Line("   " + Words.span(set.timeIntervalSince(rise)), .quiet)
  }
}
