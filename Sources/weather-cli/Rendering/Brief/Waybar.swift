import Foundation
import WeatherCore

/// A line for Waybar's custom modules with `"return-type": "json"` (man 5 waybar-custom).
struct Waybar: Sendable {
  private let brief: Brief

  init(_ brief: Brief) { self.brief = brief }

  /// The line, with a line end.
  var text: String {
    let current = brief.report.current
    let classes =
      [current?.condition.kind.rawValue, brief.report.stalest == nil ? nil : "stale"]
      .compactMap { $0.map { JSONValue.string($0) } }
    let chance = brief.report.days?.days.first { $0.day == brief.report.localDay }?
      .precipitationProbability
    let value = JSONValue.object([
      "text": .string(escaped(label)),
      "alt": .text(current?.condition.icon.rawValue),
      "tooltip": .string(escaped(tooltip)),
      "class": .array(classes),
      "percentage": .number(chance.map { $0 * 100 }, decimals: 0),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding cannot fail: no number is infinite and no name is used twice.
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self) + "\n"
  }

  private var label: String {
    let temperature = brief.report.current?.temperature.map(brief.units.text)
    return [brief.sign ?? brief.condition, temperature].compactMap(\.self).joined(separator: " ")
  }

  private var tooltip: String {
    Screen(brief.report, units: brief.units, columns: 40, appearance: brief.appearance)
      .lines(.current).map { $0.rendered(inColor: false) }.joined(separator: "\n")
  }

  /// Waybar reads both texts as Pango's markup.
  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
