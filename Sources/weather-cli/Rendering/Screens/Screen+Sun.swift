import Foundation
import WeatherCore

extension Screen {
  /// When the sun is up, today and in the days after it.
  var sun: [Line] {
    if report.askedParts > 0, report.current == nil { return [] }
    return [Line(say(.sun), .heading)] + rows(almanac.days)
  }

  /// How much of the moon is lit, and when it is new and full.
  var moon: [Line] {
    if report.askedParts > 0, report.current == nil { return [] }
    let moon = almanac.moon
    let lit = say(.lit, Words.moon(moon.name, say), Numbers.percent(moon.illumination) ?? "–")
    let quarters: [Labelled] = almanac.quarters.map { quarter, date in
      let day = LocalDay(date, in: clock.zone)
      let name = Words.moon(MoonPhase(fraction: quarter.rawValue).name, say)
      let when = "\(clock.weekdayAndDate(day)), \(clock.time(date))"
      return (Line(name, .quiet), Line(when))
    }
    return [Line(say(.moon), .heading)]
      + Line(lit).wrapped(to: width - 2).map { .spaces(2) + $0 } + labelled(quarters)
  }

  private var almanac: Almanac {
    Almanac(at: report.place.coordinate, report.now, in: clock.zone)
  }

  /// A row for each day; how long the day is goes first where room is scarce, and where there is
  /// none for both times they stand below the weekday.
  private func rows(_ days: [Almanac.Day]) -> [Line] {
    let names = days.map { Line(clock.shortWeekday($0.day)) }
    let name = max(5, (names.map(\.width).max() ?? 0) + 1)
    let times = days.map { self.times($0.sun) }
    let spans = days.map { span($0.sun) }
    let widest = times.map(\.width).max() ?? 0
    let hasSpans = 2 + name + (zip(times, spans).map { $0.width + $1.width }.max() ?? 0) <= width
    return zip(names, zip(times, spans)).flatMap { weekday, told in
      if 2 + name + widest > width { return below(weekday, told.0) }
      return [.spaces(2) + weekday.fitted(to: name) + told.0 + (hasSpans ? told.1 : Line())]
    }
  }

  private func times(_ sun: SunTimes) -> Line {
    guard let rise = sun.sunrise, let set = sun.sunset else {
      return Line(Words.sun(sun, clock, say) ?? "–")
    }
    let width = appearance.time == .twelve ? 8 : 5
    return Line(clock.time(rise)).fitted(to: width, .right) + Line(" – ")
      + Line(clock.time(set)).fitted(to: width, .right)
  }

  private func span(_ sun: SunTimes) -> Line {
    guard let rise = sun.sunrise, let set = sun.sunset else { return Line() }
    return Line("   " + Words.span(set.timeIntervalSince(rise)), .quiet)
  }
}
