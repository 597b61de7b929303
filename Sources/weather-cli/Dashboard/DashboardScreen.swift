import Foundation
import WeatherCore

/// Lays a dashboard out: a line with the place and its time, one with the pages, what is on the page,
/// how things stand, and the keys.
struct DashboardScreen {
  private let state: DashboardState
  private let session: Session

  init(_ state: DashboardState, _ session: Session) {
    self.state = state
    self.session = session
  }

  /// What the window is to show.
  var frame: Frame {
    let size = state.size
    let appearance = session.settings.appearance
    let lines = CellWidth.measuring(appearance.ambiguous) {
      (head + filled(body) + foot).prefix(size.rows).map {
        appearance.icons.drawn($0.truncated(to: size.columns))
      }
    }
    let color = session.settings.color
    return Frame(
      size: size,
      lines: Array(lines),
      inColor: color.isOn(in: session.world.environment, isTerminal: true),
      cursor: cursor
    )
  }

  private var bodyHeight: Int { max(0, state.size.rows - head.count - foot.count) }

  private func filled(_ lines: [Line]) -> [Line] {
    let shown = lines.prefix(bodyHeight)
    return shown + Array(repeating: Line(), count: bodyHeight - shown.count)
  }
}

extension DashboardScreen {
  /// The report by the clock of now.
  private var report: Report? {
    var report = state.report
    report?.now = state.now
    if let place = state.place, !place.name.isEmpty { report?.place = place }
    return report
  }

  private var units: Units {
    if let system = state.units { return Units(system) }
    return state.place.map { session.settings.units(for: $0) } ?? .metric
  }

  private var screen: Screen? {
    report.map {
      Screen(
        $0,
        units: units,
        columns: state.size.columns,
        appearance: session.settings.appearance
      )
    }
  }

  private var head: [Line] {
    let title = Line(report?.title ?? state.place.map(Words.place) ?? "weather-cli", .strong)
    let time = screen.map { Line($0.clock.weekdayAndTime(state.now), .quiet) } ?? Line()
    return [sides(title, time), sides(pages, position)]
  }

  private var pages: Line {
    if state.mode == .help { return Line("Help", .heading) }
    if case .places = state.mode { return Line("Places", .heading) }
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

  private func sides(_ left: Line, _ right: Line) -> Line {
    let room = state.size.columns - right.width
    return room > 8 ? left.truncated(to: room - 1).fitted(to: room) + right : left
  }

  private var body: [Line] {
    switch state.mode {
    case .help: Self.help
    case .places(let row): rows(row)
    case .choosing(let places): choices(places)
    case .page, .adding: page
    }
  }

  private var page: [Line] {
    guard let screen else {
      return [Line(), Line(state.isAsking ? "  Asking for the weather…" : "  No weather yet.")]
    }
    let failures = screen.report.missing.map { Line("  " + Complaint($0.error).summary, .warning) }
    let lines: [Line] =
      switch state.page {
      case .now: now(screen)
      case .hours: completed(screen.hourly(rows: true), screen)
      case .days: completed(screen.daily(count: nil), screen)
      }
    return lines.isEmpty || lines == [Line()] ? failures : lines
  }

  /// The weather now, and below it as much of hours, days and curves as there is room for.
  private func now(_ screen: Screen) -> [Line] {
    var lines = screen.now(full: bodyHeight >= 14)
    let hours = screen.hourly(rows: false)
    if bodyHeight - lines.count > hours.count, !hours.isEmpty { lines += [Line()] + hours }
    let room = bodyHeight - lines.count - 2
    let days = room > 0 ? screen.daily(count: min(7, room)) : []
    if days.count > 1, bodyHeight - lines.count > days.count { lines += [Line()] + days }
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

  private func rows(_ row: Int) -> [Line] {
    let places = state.list.places
    if places.isEmpty { return [Line(), Line("  No places are kept: a adds one.")] }
    let first = max(0, row - bodyHeight + 1)
    return places.indices.dropFirst(first).map { index in
      let saved = places[index]
      let mark =
        saved.id == state.list.selectedID ? "*" : saved.id == state.list.currentID ? "@" : " "
      let name = Words.place(saved.place)
      let aliases = saved.aliases.isEmpty ? "" : "  (\(saved.aliases.joined(separator: ", ")))"
      return Line(index == row ? "> " : "  ", .strong) + Line(mark + " ")
        + Line(name, index == row ? .strong : .plain) + Line(aliases, .quiet)
    }
  }

  private func choices(_ places: [Place]) -> [Line] {
    [Line("Which one?", .heading)]
      + places.enumerated().map { index, place in
        Line("  \(index + 1)  \(Words.place(place))") + .spaces(2)
          + Line(Words.coordinate(place.coordinate), .quiet)
      }
  }

  private static let help = [
    ("↑ ↓", "another page: now, hours, days"), ("← →", "another place"),
    ("Space PgUp", "further down, further up"), ("r", "ask again"), ("p", "the list of places"),
    ("a", "add a place"), ("d", "delete a place"), ("u", "other units"), ("^Z", "to the shell; fg"),
    ("q", "quit"),
  ].map { Line("  \($0)", .strong).fitted(to: 14) + Line($1) }
}

extension DashboardScreen {
  private var foot: [Line] { [status, keys] }

  /// What is being typed, else what there is to say, else where the weather is from.
  private var status: Line {
    if case .adding(let text) = state.mode { return Line(Self.prompt, .heading) + Line(text) }
    if let notice = state.notice { return Line(notice, .warning) }
    let dots = session.settings.appearance.icons == .ascii ? ["|", "/", "-", "\\"] : Self.dots
    let spinner = state.isAsking ? Line(dots[state.spinner % dots.count] + " ") : Line()
    let network: Line =
      switch state.network {
      case .offline: Line("offline", .warning)
      case .local: Line("no internet", .warning)
      case .online: Line("online", .quiet)
      case .unknown: Line()
      }
    return sides(spinner + source, network)
  }

  private static let dots = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let prompt = "Add a place: "

  private var source: Line {
    guard let report, let oldest = report.origins.values.map(\.received).min() else {
      return state.isAsking ? Line("Asking for the weather…", .quiet) : Line()
    }
    let age = Words.age(state.now.timeIntervalSince(oldest))
    let isStale = report.stalest != nil
    return Line("\(report.source.name), \(age)", isStale ? .warning : .quiet)
      + Line(isStale ? " (out of date)" : "", .warning)
  }

  private var keys: Line {
    switch state.mode {
    case .page:
      let refresh = state.network.isWorthTrying ? "r refresh" : "(r offline)"
      let long = "↑↓ page  ←→ place  \(refresh)  p places  a add  d delete  u units  ? help  q quit"
      let short = "↑↓ ←→  \(refresh)  p places  ? help  q quit"
      let line = long.cellWidth <= state.size.columns ? long : short
      return Line(line, .quiet)
    case .places: return Line("↑↓ move  Enter show  a add  d delete  Esc back", .quiet)
    case .adding: return Line("Enter add  Esc cancel", .quiet)
    case .choosing: return Line("1–9 choose  Esc cancel", .quiet)
    case .help: return Line("any key: back", .quiet)
    }
  }

  private var cursor: Frame.Position? {
    guard case .adding(let text) = state.mode, state.size.rows >= 2 else { return nil }
    let column = Self.prompt.cellWidth + text.cellWidth
    return Frame.Position(column: min(column, state.size.columns - 1), row: state.size.rows - 2)
  }
}
