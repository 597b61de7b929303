import Foundation
import WeatherCore

/// Lays a dashboard out: a line with the place and its time, one with the pages, what is on the page,
/// how things stand, and the keys.
///
/// A window with few rows has no lines but the first and that of how things stand.
struct DashboardScreen {
  let state: DashboardState
  let session: Session

  init(_ state: DashboardState, _ session: Session) {
    self.state = state
    self.session = session
  }

  /// What the window is to show.
  var frame: Frame {
    let size = state.size
    let appearance = session.settings.appearance
    let (lines, cursor) = CellWidth.measuring(appearance.ambiguous) {
      () -> ([Line], Frame.Position?) in
      let lines = (head + filled(body) + foot).prefix(size.rows)
      return (lines.map { appearance.icons.drawn($0.truncated(to: size.columns)) }, self.cursor)
    }
    let color = session.settings.color
    return Frame(
      size: size,
      lines: lines,
      inColor: color.isOn(in: session.world.environment, isTerminal: true),
      cursor: cursor
    )
  }

  /// Whether there are rows to spare.
  var isHigh: Bool { state.size.rows >= 7 }

  var bodyHeight: Int { max(0, state.size.rows - head.count - foot.count) }

  private func filled(_ lines: [Line]) -> [Line] {
    let shown = lines.prefix(bodyHeight)
    return shown + Array(repeating: Line(), count: bodyHeight - shown.count)
  }

  /// Two texts at the edges of a line, the left one alone where they do not fit.
  func sides(_ left: Line, _ right: Line) -> Line {
    let room = state.size.columns - right.width
    return room > 8 ? left.truncated(to: room - 1).fitted(to: room) + right : left
  }
}

extension DashboardScreen {
  /// The report by the clock of now; that of recorded weather stands still.
  var report: Report? {
    var report = state.report
    if report?.source.recorded == nil { report?.now = state.now }
    if let place = state.place, !place.name.isEmpty { report?.place = place }
    return report
  }

  private var units: Units {
    if let system = state.units { return Units(system) }
    return state.place.map { session.settings.units(for: $0) } ?? .metric
  }

  /// The report laid out; nil as long as nothing of it is known.
  private var screen: Screen? {
    guard let report, report.askedParts > 0 else { return nil }
    return Screen(
      report,
      units: units,
      columns: state.size.columns,
      appearance: session.settings.appearance
    )
  }

  private var head: [Line] {
    let title = Line(report?.title ?? state.place.map(Words.title) ?? "weather-cli", .strong)
    let time = screen.map { Line($0.clock.weekdayAndTime($0.report.now), .quiet) } ?? Line()
    return [sides(title, time)] + (isHigh ? [sides(pages, position)] : [])
  }

  private var pages: Line {
    switch state.mode {
    case .help: return Line("Help", .heading)
    case .places, .deleting(_, row: .some): return Line("Places", .heading)
    case .choosing: return Line("Which one?", .heading)
    case .page, .adding, .deleting: break
    }
    let names = ["Now", "Hours", "Days"]
    return names.indices.reduce(Line()) { line, index in
      let isShown = index == state.page.rawValue
      let name = isShown ? Line("[\(names[index])]", .heading) : Line(" \(names[index]) ", .quiet)
      return line + name + Line(" ")
    }
  }

  /// Which of the kept places it is.
  private var position: Line {
    state.shownRow.map { Line("\($0 + 1) of \(state.list.places.count) places", .quiet) } ?? Line()
  }

  private var body: [Line] {
    switch state.mode {
    case .help: help
    case .places(let row), .deleting(_, row: let row?): rows(row)
    case .choosing(let places, let row, _): choices(places, row)
    case .page, .adding, .deleting: page
    }
  }

  private var page: [Line] {
    guard let screen else {
      let isComing = state.place != nil || state.isAsking || !state.hasNoPlace
      return [Line(), Line(isComing ? "  Asking for the weather…" : "  No place yet: a adds one.")]
    }
    let lines: [Line] =
      switch state.page {
      case .now: now(screen)
      case .hours: completed(screen.hourly(rows: true), screen)
      case .days: completed(screen.daily(count: nil), screen)
      }
    return lines.allSatisfy { $0.width == 0 } ? failures(screen) : lines
  }

  /// Why there is nothing to show.
  private func failures(_ screen: Screen) -> [Line] {
    let causes = screen.report.missing.map(\.error).filter { !$0.isLack }
    let sentences = causes.map { Complaint($0).summary }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    if sentences.isEmpty {
      let isComing =
        state.isAsking ? "Asking for the weather…" : "The provider does not offer this."
      return [Line(), Line("  " + isComing)]
    }
    let width = max(1, state.size.columns - 2)
    return [Line()]
      + sentences.flatMap { Line($0, .warning).wrapped(to: width).map { .spaces(2) + $0 } }
  }

  /// The weather now, and below it as much of hours, days and curves as there is room for; the
  /// warnings in force above all, and their words below.
  private func now(_ screen: Screen) -> [Line] {
    let warnings = screen.warnings
    var lines = warnings + screen.now(full: bodyHeight >= 26)
    let hours = screen.hourly(rows: false)
    if bodyHeight - lines.count > hours.count, !hours.isEmpty { lines += [Line()] + hours }
    let room = bodyHeight - lines.count - 2
    let days = room > 0 ? screen.daily(count: min(7, room)) : []
    if days.count > 1, bodyHeight - lines.count > days.count { lines += [Line()] + days }
    if !warnings.isEmpty { lines += [Line()] + screen.alerts }
    return completed(lines, screen)
  }

  /// The lines from where they were scrolled to, and a chart in the room below them.
  private func completed(_ lines: [Line], _ screen: Screen) -> [Line] {
    let hidden = min(state.scroll, max(0, lines.count - bodyHeight))
    let shown = Array(lines.dropFirst(hidden))
    let room = bodyHeight - shown.count - 1
    if room < 5 { return shown }
    let chart = room < 12 ? screen.temperatureChart(height: room) : screen.chart(height: room)
    return chart.isEmpty ? shown : shown + [Line()] + chart
  }
}

extension Screen {
  /// A line for each warning that is not over: what, and from when, unless it is in force, until
  /// when.
  fileprivate var warnings: [Line] {
    let alerts = report.warnings?.filter { $0.end.map { $0 > report.now } ?? true } ?? []
    return alerts.map { alert in
      let event = alert.event.prefix(1).uppercased() + alert.event.dropFirst()
      let from = alert.start > report.now ? " from " + clock.weekdayAndTime(alert.start) : ""
      let until = alert.end.map { " until " + clock.weekdayAndTime($0) } ?? ""
      return Line("! \(event)\(from)\(until)", .warning).truncated(to: width)
    }
  }
}
