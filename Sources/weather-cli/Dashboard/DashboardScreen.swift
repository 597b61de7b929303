import Foundation
import WeatherCore

/// Lays a dashboard out: a line with the place and its time, one with the pages, what is on the page,
/// how things stand, and the keys.
///
/// A window with few rows has no lines but the first and that of how things stand.
struct DashboardScreen {
  let state: DashboardState
  let session: Session
  /// Its words.
  var say: Vocabulary { state.say }

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
  var screen: Screen? {
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
    let zoned = screen.flatMap { $0.report.isZoned ? $0 : nil }
    let time = zoned.map { Line($0.clock.weekdayAndTime($0.report.now), .quiet) } ?? Line()
    return [sides(title, time)] + (isHigh ? [sides(pages, position)] : [])
  }

  private var pages: Line {
    switch state.mode {
    case .help: return Line(say(.help), .heading)
    case .places, .deleting(_, row: .some): return Line(say(.places), .heading)
    case .choosing: return Line(say(.whichOne), .heading)
    case .page, .adding, .deleting: break
    }
    let names = [say(.nowPage), say(.hoursPage), say(.daysPage)]
    return names.indices.reduce(Line()) { line, index in
      let isShown = index == state.page.rawValue
      let name = isShown ? Line("[\(names[index])]", .heading) : Line(" \(names[index]) ", .quiet)
      return line + name + Line(" ")
    }
  }

  /// Which of the kept places it is.
  private var position: Line {
    state.shownRow.map { row in
      Line(say(.placeOf, "\(row + 1)", "\(state.list.places.count)"), .quiet)
    } ?? Line()
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
      return told(say(isComing ? .askingWeather : .noPlace), .plain)
    }
    let lines = content(screen)
    return lines.allSatisfy { $0.width == 0 } ? failures(screen) : completed(lines, screen)
  }

  /// How far the page can be scrolled: the rows that there is no room for.
  var reach: Int {
    guard let screen else { return 0 }
    return CellWidth.measuring(session.settings.appearance.ambiguous) {
      max(0, content(screen).count - bodyHeight)
    }
  }

  private func content(_ screen: Screen) -> [Line] {
    switch state.page {
    case .now: now(screen)
    case .hours: screen.hourly(rows: true)
    case .days: screen.daily(count: nil)
    }
  }

  /// A sentence on a page that has nothing else.
  private func told(_ sentence: String, _ style: Style) -> [Line] {
    let width = max(1, state.size.columns - 2)
    return [Line()] + Line(sentence, style).wrapped(to: width).map { .spaces(2) + $0 }
  }

  /// Why there is nothing to show.
  private func failures(_ screen: Screen) -> [Line] {
    let causes = screen.report.missing.map(\.error).filter { !$0.isLack }
    let complaints = causes.map { Complaint($0, by: screen.report.source.name, state.asked) }
      .reduce(into: [Complaint]()) { if !$0.contains($1) { $0.append($1) } }
    if complaints.isEmpty {
      return told(say(state.isAsking ? .askingWeather : .notOffered), .plain)
    }
    return complaints.flatMap { complaint in
      told(complaint.summary, .warning)
        + complaint.advice.flatMap { told($0, .plain).dropFirst() }
    }
  }

  /// The weather now, and below it as much of hours, days and curves as there is room for; the
  /// warnings in force above all, and their words below.
  private func now(_ screen: Screen) -> [Line] {
    let warnings = screen.warnings
    var lines = warnings + screen.now(full: bodyHeight >= 26)
    if !lines.isEmpty { lines += screen.airInShort }
    let hours = screen.hourly(rows: false)
    if bodyHeight - lines.count > hours.count, !hours.isEmpty { lines += [Line()] + hours }
    let room = bodyHeight - lines.count - 2
    let days = room > 0 ? screen.daily(count: min(7, room)) : []
    if days.count > 1, bodyHeight - lines.count > days.count { lines += [Line()] + days }
    if !warnings.isEmpty { lines += [Line()] + screen.alerts }
    return lines
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
    return alerts.flatMap { alert in
      let event = alert.event.prefix(1).uppercased() + alert.event.dropFirst()
      let coming =
        alert.start > report.now
        ? say(.warningFrom, event, clock.weekdayAndTime(alert.start)) : event
      let whole = alert.end.map { say(.warningUntil, coming, clock.weekdayAndTime($0)) } ?? coming
      return Line(whole, .warning).wrapped(to: max(1, width - 2)).enumerated()
        .map { row, line in (row == 0 ? Line("! ", .warning) : .spaces(2)) + line }
    }
  }
}
