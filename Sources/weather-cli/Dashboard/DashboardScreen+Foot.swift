import Foundation
import WeatherCore

/// How things stand, and the keys.
extension DashboardScreen {
  var foot: [Line] { status + (isHigh ? [keys] : []) }

  /// What is asked or being typed, else what there is to say, on as many lines as it needs, else where
  /// the weather is from.
  private var status: [Line] {
    switch state.mode {
    case .adding(let text): return [Line(prompt, .heading) + Line(shown(of: text))]
    case .deleting(let saved, _):
      let answers = " (y/n)"
      let question = Line(say(.deletePlace, Words.title(saved.place)), .heading)
      let room = state.size.columns - answers.cellWidth
      return [question.truncated(to: room) + Line(answers, .heading)]
    case .page, .places, .choosing, .help: break
    }
    if let notice = state.notice {
      let line = Line(notice, .warning)
      return isHigh ? Array(line.wrapped(to: state.size.columns).prefix(3)) : [line]
    }
    let dots = session.settings.appearance.icons == .ascii ? ["|", "/", "-", "\\"] : Self.dots
    let spinner = state.isAsking ? Line(dots[state.spinner % dots.count] + " ") : Line()
    let network: Line =
      switch state.network {
      case .offline: Line(say(.offline), .warning)
      case .local: Line(say(.noInternet), .warning)
      case .online: Line(say(.online), .quiet)
      case .unknown: Line()
      }
    return [sides(spinner + source, network)]
  }

  private static let dots = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private var prompt: String { say(.addPlace) + " " }

  /// The end of what is being typed, where it is longer than the line.
  private func shown(of text: String) -> String {
    var shown = Substring(text)
    let room = state.size.columns - prompt.cellWidth - 1
    while !shown.isEmpty, String(shown).cellWidth > room { shown.removeFirst() }
    return String(shown)
  }

  private var source: Line {
    guard let report, let oldest = report.origins.values.map(\.received).min() else {
      return state.isAsking ? Line(say(.askingWeather), .quiet) : Line()
    }
    if let recorded = report.source.recorded, let screen {
      return Line(recordedLine(screen.clock, recorded), .sun)
    }
    let age = Words.age(state.now.timeIntervalSince(oldest), say)
    let isStale = report.stalest != nil
    return Line("\(report.source.name), \(age)", isStale ? .warning : .quiet)
      + Line(isStale ? " (\(say(.outOfDate)))" : "", .warning)
  }

  /// When it was recorded, as exactly as there is room for: at the least, the years.
  private func recordedLine(_ clock: Clock, _ days: [LocalDay]) -> String {
    let dates = clock.dates(days)
    let years = Set(days.map(\.year)).sorted().map(String.init).joined(separator: ", ")
    return [say(.recordedOn, dates), say(.recorded, dates)]
      .first { $0.cellWidth <= state.size.columns } ?? say(.recorded, years)
  }

  private var keys: Line {
    switch state.mode {
    case .page:
      let r = state.network.isWorthTrying ? hint("r", .keyRefresh) : "(r \(say(.offline)))"
      let (help, quit) = (hint("?", .keyHelp), hint("q", .keyQuit))
      let places = hint("p", .keyPlaces)
      return keys([
        [
          hint("↑↓", .keyPage), hint("←→", .keyPlace), r, places, hint("a", .keyAdd),
          hint("d", .keyDelete), hint("u", .keyUnits), help, quit,
        ],
        ["↑↓", "←→", r, places, hint("a", .keyAdd), hint("d", .keyDelete), help, quit],
        ["↑↓ ←→", r, places, help, quit], ["↑↓ ←→", r, help, quit], [r, help, quit], [help, quit],
        [help],
      ])
    case .places:
      let (add, delete) = (hint("a", .keyAdd), hint("d", .keyDelete))
      return keys([
        [hint("↑↓", .keyMove), hint("Enter", .keyShow), add, delete, hint("Esc", .keyBack)],
        ["Enter", add, delete, "Esc"], ["Enter", "a", "d", "Esc"],
      ])
    case .adding: return keys([[hint("Enter", .keyAdd), hint("Esc", .keyCancel)]])
    case .choosing:
      return keys([
        ["↑↓ Enter, \(say(.keyNumber))", hint("Esc", .keyCancel)],
        ["↑↓ Enter 1…9", hint("Esc", .keyCancel)],
      ])
    case .deleting: return keys([[hint("y", .keyDelete), say(.otherKeyKeeps)]])
    case .help: return keys([[say(.anyKeyBack)]])
    }
  }

  private func hint(_ key: String, _ phrase: Phrase) -> String { "\(key) \(say(phrase))" }

  /// The first of several wordings that fits.
  private func keys(_ wordings: [[String]]) -> Line {
    let lines = wordings.map { $0.joined(separator: "  ") }
    return Line(lines.first { $0.cellWidth <= state.size.columns } ?? lines.last ?? "", .quiet)
  }

  /// Where the next character that is typed appears.
  var cursor: Frame.Position? {
    guard case .adding(let text) = state.mode, state.size.rows >= 2 else { return nil }
    let column = prompt.cellWidth + shown(of: text).cellWidth
    return Frame.Position(
      column: max(0, min(column, state.size.columns - 1)),
      row: state.size.rows - foot.count
    )
  }
}
