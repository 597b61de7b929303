import WeatherCore

extension Screen {
  /// The weather now: picture, temperature and what else there is to know; `full` adds what is
  /// seldom asked.
  func now(full: Bool) -> [Line] {
    guard let current = report.current else { return [] }
    let details = details(current, full: full)
    if !isWide { return narrow(headline(current), details) }
    let columns = width >= Art.width + 25 + 2 * detailsWidth ? 2 : 1
    let left = width - columns * detailsWidth
    let art = left >= Art.width + 25 ? Art.lines(current.condition.icon) : []
    let artWidth = art.isEmpty ? 0 : Art.width + 3
    let headline = headline(current).flatMap { $0.wrapped(to: left - artWidth - 1) }
    let labelled = details.map { Line($0.label, .quiet).fitted(to: 12) + $0.value }
    let perColumn = (labelled.count + columns - 1) / columns
    let height = max(headline.count, perColumn, art.count)
    return (0..<height).map { row in
      let picture = line(art, row).fitted(to: artWidth)
      let words = line(headline, row).fitted(to: left - artWidth - 1) + Line(" ")
      return (0..<columns).reduce(picture + words) { whole, column in
        let detail = row < perColumn ? line(labelled, column * perColumn + row) : Line()
        return whole
          + detail.truncated(to: detailsWidth - (columns - 1 - column))
          .fitted(to: detailsWidth)
      }
    }
  }

  private typealias Detail = (label: String, value: Line)

  private func line(_ lines: [Line], _ row: Int) -> Line {
    row < lines.count ? lines[row] : Line()
  }

  private func headline(_ current: CurrentConditions) -> [Line] {
    let temperature = current.temperature.map {
      Line(units.text($0), .strong) + .spaces(2)
    }
    let outlook = report.hours.flatMap {
      Words.outlook($0, current: current, now: report.now, clock: clock, say)
    }
    return [
      (temperature ?? Line()) + Line(words(current.condition), .strong), range, Line(),
      Line(outlook ?? "", .rain),
    ]
  }

  /// The day's high and low, as far as they are known.
  private var range: Line {
    let high = report.today?.high.map { Line("↑" + units.text($0), .temperature($0)) }
    let low = report.today?.low.map { Line("↓" + units.text($0), .temperature($0)) }
    let both = [high, low].compactMap(\.self)
    guard let first = both.first else { return Line() }
    let line = both.dropFirst().reduce(first) { $0 + Line(" ") + $1 }
    return report.today?.isPartial == true ? line + Line(" " + say(.restOfDay), .quiet) : line
  }

  private func details(_ current: CurrentConditions, full: Bool) -> [Detail] {
    var details: [(String, String?)] = [
      (say(.feelsLike), current.feelsLike.map(units.text)),
      (say(.wind), Words.wind(current.wind, in: units, say)),
      (say(.humidity), Words.humidity(current, in: units, say)),
      (say(.pressure), current.pressure.map { units.text($0) }),
      (say(.visibility), current.visibility.map { units.text(visibility: $0) }),
      (say(.rain), rate(current.rain)),
      (say(.snow), rate(current.snow)),
    ]
    if full {
      details += [
        (say(.clouds), Numbers.percent(current.cloudCover)),
        (say(.uvIndex), current.uvIndex.flatMap { Numbers.text($0) }),
      ]
    }
    details.append((say(.sun), Words.sun(current.sun, clock, say)))
    return details.compactMap { label, value in value.map { (label, Line($0)) } }
  }

  private func rate(_ rate: PrecipitationRate?) -> String? {
    let depth = rate.map { Length(millimeters: $0.millimetersPerHour) }
    guard let depth, units.shows(depth: depth) else { return nil }
    return units.text(depth: depth) + "/h"
  }

  /// The details one after the other, as many on a line as fit.
  private func narrow(_ headline: [Line], _ details: [Detail]) -> [Line] {
    var lines = headline.filter { $0.width > 0 }
    if lines.count > 1, lines[0].width + lines[1].width + 2 <= width {
      lines[0] = lines[0].fitted(to: width - lines[1].width) + lines.remove(at: 1)
    }
    lines = lines.flatMap { $0.wrapped(to: width) }
    var last = Line()
    for detail in details {
      let item = Line(detail.label + " ", .quiet) + detail.value
      if last.width > 0, last.width + 2 + item.width > width {
        lines.append(last)
        last = Line()
      }
      if item.width > width {
        lines += below(Line(detail.label, .quiet), detail.value)
      } else {
        last += last.width > 0 ? .spaces(2) + item : item
      }
    }
    return last.width > 0 ? lines + [last] : lines
  }
}
