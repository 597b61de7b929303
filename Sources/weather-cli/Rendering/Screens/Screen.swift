import Foundation
import WeatherCore

/// Lays a report out as lines of text.
///
/// No line is wider than `width`; up to 120 columns the room is used, and beyond that left free,
/// since long rows are hard to follow.
struct Screen: Sendable {
  let report: Report
  let units: Units
  /// The cells there are in a line.
  let width: Int

  let appearance: Appearance
  /// Its words.
  let say: Vocabulary

  init(
    _ report: Report,
    units: Units,
    columns: Int,
    appearance: Appearance = Appearance()
  ) {
    self.report = report
    self.units = units
    self.appearance = appearance
    say = Vocabulary(language: appearance.language)
    width = min(max(1, columns), 120)
  }

  /// The lines of a command's answer.
  func lines(_ command: Command) -> [Line] {
    let blocks: [[Line]] =
      switch command {
      case .glance: [header, now(full: false), hourly(rows: false), daily(count: 6)]
      case .current: [header, now(full: true)]
      case .hourly: [header, hourly(rows: true)]
      case .daily: [header, daily(count: nil)]
      case .alerts: [header, alerts]
      case .air: [header, air]
      case .sun: [header, sun, moon]
      case .chart: [header, chart()]
      }
    let shown = (blocks + [credit]).filter { !$0.isEmpty }
    return shown.enumerated().flatMap { index, block in index == 0 ? block : [Line()] + block }
      .flatMap { $0.wrapped(to: width) }
  }

  /// Whether there is room for things side by side.
  var isWide: Bool { width >= 60 }

  /// The cells of the column of details.
  var detailsWidth: Int { 36 }

  var clock: Clock {
    Clock(report.timeZone, appearance.time, language: appearance.language)
  }

  /// Whom to thank for the data.
  private var credit: [Line] {
    credits.flatMap { attribution in
      let whole = Line("\(attribution.text) · \(attribution.link)", .quiet)
      return whole.width <= width ? [whole] : Line(attribution.text, .quiet).wrapped(to: width)
    }
  }

  private var credits: [Attribution] {
    if isComputed { return [] }
    let origins = Report.Part.allCases.compactMap { report.origins[$0]?.source.attribution }
    return ([report.source.attribution] + origins).reduce(into: []) { credits, attribution in
      if !credits.contains(attribution) { credits.append(attribution) }
    }
  }
}

extension Screen {
  /// Whether nothing was asked of anybody.
  private var isComputed: Bool { report.askedParts == 0 }

  /// The place, its time, where the data is from and how old it is.
  var header: [Line] {
    let title = Line(report.title, .strong)
    let origin = Line(self.origin, report.source.recorded == nil ? .quiet : .sun)
    if !isWide {
      let time = Line(clock.weekdayAndTime(report.now))
      let first =
        width >= 34 && title.width + 1 + time.width <= width ? sides(title, time) : [title, time]
      return (first + [origin]).flatMap { $0.wrapped(to: width) }
    }
    return sides(title, Line(clock.dayAndTime(report.now))) + sides(Line(), origin)
  }

  private var origin: String {
    if isComputed { return say(.computedFor, Words.coordinate(report.place.coordinate)) }
    if let recorded = report.source.recorded.map(clock.dates) {
      let whole = say(.recordedOn, recorded)
      return isWide && whole.cellWidth > detailsWidth ? say(.recorded, recorded) : whole
    }
    return report.source.name
      + (age.map { ", " + Words.age(report.now.timeIntervalSince($0), say) } ?? "")
  }

  /// The moment the figures are of; of forecasts, when they came.
  private var age: Date? {
    if let current = report.current { return current.time }
    if let air = report.airQuality { return air.time }
    return report.origins.values.map(\.received).min()
  }

  /// Two texts on one line: the right one under the details if it fits there, else at the edge.
  private func sides(_ left: Line, _ right: Line) -> [Line] {
    let room = isWide ? max(detailsWidth, right.width) : right.width
    return [left.fitted(to: max(0, width - room - 1)) + Line(" ") + right]
  }
}
