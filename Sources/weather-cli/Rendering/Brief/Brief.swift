import Foundation
import WeatherCore

/// The weather in a few words, for bars, prompts and templates.
struct Brief: Sendable {
  let report: Report
  let units: Units
  let appearance: Appearance

  init(_ report: Report, units: Units, appearance: Appearance) {
    self.report = report
    self.units = units
    self.appearance = appearance
  }

  /// One line: `San Francisco ☼ 65° (↑68° ↓57°) rain 60 % at 3 PM`.
  ///
  /// What is not known is left out; what is out of date says so.
  var line: String {
    let parts = [
      name, sign ?? words, report.current?.temperature.map(units.text), range, outlook, age,
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The place's own name, without area and country.
  var name: String {
    let name = report.place.name.withoutControls.trimmed
    return name.isEmpty ? report.title : name
  }

  /// The sign for the weather now; nil where signs are not wanted.
  var sign: String? {
    let sign = report.current.map { appearance.icons.sign($0.condition.icon) } ?? ""
    return sign.isEmpty ? nil : sign
  }

  var condition: String? {
    report.current.map { Words.condition($0.condition, language: appearance.language) }
  }

  /// The same in the language of the line.
  private var words: String? {
    report.current.map { Words.condition($0.condition, language: appearance.language, say) }
  }

  private var say: Vocabulary { Vocabulary(language: appearance.language) }

  private var range: String? {
    let (high, low) = (report.today?.high.map(units.text), report.today?.low.map(units.text))
    switch (high, low) {
    case (nil, nil): return nil
    case (let high?, let low?) where appearance.icons == .ascii: return "(\(high) / \(low))"
    default:
      let both = [high.map { "↑" + $0 }, low.map { "↓" + $0 }].compactMap(\.self)
      return "(\(both.joined(separator: " ")))"
    }
  }

  private var outlook: String? {
    guard let hours = report.hours,
      let (step, chance) = Words.wetStep(hours, current: report.current, now: report.now)
    else { return nil }
    // German keeps the capital of its nouns.
    let word = Words.short(step.condition.kind, say)
    let isGerman = appearance.language?.hasPrefix("de") == true
    return say(.outlookBrief, isGerman ? word : word.lowercased(), chance, clock.step(step.time))
  }

  /// How old the data is, where it is out of date.
  private var age: String? {
    report.stalest.map { "(\(Words.age(report.now.timeIntervalSince($0.received), say)))" }
  }

  var clock: Clock { Clock(report.timeZone, appearance.time, language: appearance.language) }
}
