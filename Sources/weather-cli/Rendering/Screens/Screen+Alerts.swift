import Foundation
import WeatherCore

extension Screen {
  /// The warnings that are not over, the gravest first: what, from when until when, from whom, and
  /// the text.
  var alerts: [Line] {
    guard let warnings = report.warnings else { return [] }
    let alerts = warnings.filter { $0.end.map { $0 > report.now } ?? true }.enumerated()
      .sorted {
        let (one, other) = ($0.element.severity?.rawValue ?? 0, $1.element.severity?.rawValue ?? 0)
        return one == other ? $0.offset < $1.offset : one > other
      }
      .map(\.element)
    if alerts.isEmpty { return [Line(say(.noWarnings))] }
    return alerts.enumerated().flatMap { index, alert in
      (index == 0 ? [] : [Line()]) + lines(of: alert)
    }
  }

  private func lines(of alert: WeatherAlert) -> [Line] {
    let severity = alert.severity.map { " (\(say(Self.word($0))))" } ?? ""
    let begin = clock.dayAndTime(alert.start)
    let period =
      alert.end.map { say(.period, begin, clock.dayAndTime($0)) } ?? say(.openPeriod, begin)
    let sender = alert.sender.flatMap { $0.trimmed.isEmpty ? nil : say(.issuedBy, $0.trimmed) }
    let regions = alert.regions.isEmpty ? nil : say(.regions, alert.regions.joined(separator: "; "))
    let text = Self.paragraphs(alert.description)
    let details = [period, sender, regions].compactMap(\.self)
    return Line(alert.event.prefix(1).uppercased() + alert.event.dropFirst() + severity, .warning)
      .wrapped(to: width)
      + details.flatMap { indented(Line($0, .quiet)) }
      + text.flatMap { indented(Line($0)) }
      + (alert.link.map { indented(Line($0, .quiet)) } ?? [])
  }

  private func indented(_ line: Line) -> [Line] {
    line.wrapped(to: max(1, width - 2)).map { .spaces(2) + $0 }
  }

  /// The text without the line ends that a telegram of 70 characters a line needed: those in the
  /// midst of a sentence, after a line that was full.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(\.trimmed).reduce(into: []) { paragraphs, line in
      let last = paragraphs.last ?? ""
      let isFull = last.count >= 45 && !(last.last.map { ".!?:".contains($0) } ?? true)
      let isItem = line.first.map { "*-•.".contains($0) } ?? true
      if isFull, !isItem {
        paragraphs[paragraphs.count - 1] = last + " " + line
      } else if !line.isEmpty {
        paragraphs.append(line)
      }
    }
  }

  private static func word(_ severity: WeatherAlert.Severity) -> Phrase {
    switch severity {
    case .minor: .minor
    case .moderate: .moderate
    case .severe: .severe
    case .extreme: .extreme
    }
  }
}
