import Foundation
import WeatherCore

/// How things stand, and the keys.
extension DashboardScreen {
  var foot: [Line] { [status] + (isHigh ? [keys] : []) }

  /// What is asked or being typed, else what there is to say, else where the weather is from.
  private var status: Line {
    switch state.mode {
    case .adding(let text): return Line(Self.prompt, .heading) + Line(shown(of: text))
    case .deleting(let saved, _):
      let answers = " (y/n)"
      let question = Line("Delete \(Words.title(saved.place))?", .heading)
      return question.truncated(to: state.size.columns - answers.cellWidth)
        + Line(answers, .heading)
    case .page, .places, .choosing, .help: break
    }
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

  /// The end of what is being typed, where it is longer than the line.
  private func shown(of text: String) -> String {
    var shown = Substring(text)
    let room = state.size.columns - Self.prompt.cellWidth - 1
    while !shown.isEmpty, String(shown).cellWidth > room { shown.removeFirst() }
    return String(shown)
  }

  private var source: Line {
    guard let report, let oldest = report.origins.values.map(\.received).min() else {
      return state.isAsking ? Line("Asking for the weather…", .quiet) : Line()
    }
    let say = Vocabulary(language: session.settings.appearance.language)
    if let recorded = report.source.recorded { return Line(say(.recordedOn, recorded), .sun) }
    let age = Words.age(state.now.timeIntervalSince(oldest), say)
    let isStale = report.stalest != nil
    return Line("\(report.source.name), \(age)", isStale ? .warning : .quiet)
      + Line(isStale ? " (out of date)" : "", .warning)
  }

  private var keys: Line {
    switch state.mode {
    case .page:
      let refresh = state.network.isWorthTrying ? "r refresh" : "(r offline)"
      return keys([
        "↑↓ page  ←→ place  \(refresh)  p places  a add  d delete  u units  ? help  q quit",
        "↑↓ ←→  \(refresh)  p places  ? help  q quit", "↑↓ ←→  \(refresh)  p list  ? help  q quit",
        "↑↓ ←→  \(refresh)  ? help  q quit", "\(refresh)  ? help  q quit", "? help",
      ])
    case .places:
      return keys(["↑↓ move  Enter show  a add  d delete  Esc back", "Enter  a add  d delete  Esc"])
    case .adding: return Line("Enter add  Esc cancel", .quiet)
    case .choosing: return Line("↑↓ Enter, or the number  Esc cancel", .quiet)
    case .deleting: return Line("y delete  any other key: keep", .quiet)
    case .help: return Line("any key: back", .quiet)
    }
  }

  /// The first of several wordings that fits.
  private func keys(_ wordings: [String]) -> Line {
    Line(wordings.first { $0.cellWidth <= state.size.columns } ?? wordings.last ?? "", .quiet)
  }

  /// Where the next character that is typed appears.
  var cursor: Frame.Position? {
    guard case .adding(let text) = state.mode, state.size.rows >= 2 else { return nil }
    let column = Self.prompt.cellWidth + shown(of: text).cellWidth
    return Frame.Position(
      column: max(0, min(column, state.size.columns - 1)),
      row: state.size.rows - foot.count
    )
  }
}
