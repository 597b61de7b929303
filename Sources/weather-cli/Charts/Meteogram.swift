import Foundation
import WeatherCore

/// The next two days as a picture that browsers show (SVG 1.1): temperature, precipitation and wind
/// over one scale of time.
struct Meteogram: Sendable {
  private let report: Report
  private let units: Units
  private let clock: Clock
  private let steps: [HourlyStep]
  private let say: Vocabulary

  /// A picture of the hours of a report; nil where there are fewer than two.
  init?(_ report: Report, units: Units, appearance: Appearance) {
    self.report = report
    self.units = units
    say = Vocabulary(language: appearance.language)
    clock = Clock(report.timeZone, appearance.time, language: appearance.language)
    let coming = report.comingHours
    guard let first = coming.first else { return nil }
    steps = coming.filter { $0.time <= first.time + 48 * 3600 }
    if steps.count < 2 { return nil }
  }

  private static let width = 1000.0
  private static let height = 620.0
  private static let left = 70.0
  private static let right = 970.0

  /// The picture, a whole document.
  var text: String {
    let name = Self.escaped(report.title)
    let size = "\(Int(Self.width)) \(Int(Self.height))"
    let time = clock.dayAndTime(report.now)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" \
      font-family="sans-serif" font-size="14" fill="#222">
      <title>\(name): the next two days</title>
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="\(Int(Self.left))" y="34" font-size="22">\(name)</text>
      \(Self.label(time, x: Self.right, y: 34, "end"))
      \(hours)
      \(temperature)
      \(precipitation)
      \(wind)
      \(Self.label(credit, x: Self.right, y: Self.height - 12, "end", color: "#666"))
      </svg>

      """
  }

  private var credit: String {
    "\(report.source.name) · \(report.source.attribution.text) · \(report.source.attribution.link)"
  }
}

extension Meteogram {
  private func x(_ date: Date) -> Double {
    let start = steps[0].time
    let span = steps[steps.count - 1].time.timeIntervalSince(start)
    let share = span > 0 ? date.timeIntervalSince(start) / span : 0
    return Self.left + min(1, max(0, share)) * (Self.right - Self.left)
  }

  /// A rule for every sixth hour, a strong one with the day's name at midnight.
  private var hours: String {
    clock.marks(from: steps[0].time, to: steps[steps.count - 1].time).map { mark in
      let x = x(mark)
      let isMidnight = clock.hourOfDay(mark) == 0
      let day = clock.shortWeekday(LocalDay(mark, in: clock.zone))
      return Self.line(x, 60, x, 570, color: isMidnight ? "#999" : "#ddd")
        + Self.label(isMidnight ? day : clock.step(mark), x: x, y: 588, "middle")
    }.joined(separator: "\n")
  }

  private var temperature: String {
    let curve = Curve(steps) { $0.temperature?.kelvins }
    guard let range = curve.range else { return "" }
    let low = units.text(Temperature(kelvins: range.lowerBound))
    let high = units.text(Temperature(kelvins: range.upperBound))
    return Self.heading("\(say(.temperature)) \(low) … \(high)", y: 78)
      + Self.label(high, x: Self.left - 8, y: 105, "end")
      + Self.label(low, x: Self.left - 8, y: 285, "end")
      + curveLine(curve, over: range, top: 100, bottom: 280, color: "#c0392b")
  }

  private var precipitation: String {
    let fall = Fall(steps)
    let top = max(1, fall.most ?? 0)
    let bars = steps.compactMap { step -> String? in
      guard let amount = Fall.amount(step)?.millimeters, amount > 0 else { return nil }
      let (from, to) = (x(step.time), x(step.time + step.duration))
      let height = amount / top * 100
      let place = "x=\"\(Self.number(from))\" y=\"\(Self.number(430 - height))\""
      let size = "width=\"\(Self.number(max(1, to - from - 1)))\" height=\"\(Self.number(height))\""
      return "<rect \(place) \(size) fill=\"#3b82c4\"/>"
    }.joined(separator: "\n")
    let words = fall.words(in: units, say).joined(separator: ", ")
    // A scale beside nothing would say that amounts are known.
    let scale = fall.most == nil ? "" : units.text(depth: Length(millimeters: top))
    return Self.heading("\(say(.precipitation)) \(words)", y: 318)
      + (scale.isEmpty ? "" : Self.label(scale, x: Self.left - 8, y: 335, "end")) + bars
      + curveLine(fall.chances, over: 0...1, top: 330, bottom: 430, color: "#1a5276", dashes: "4 4")
      + Self.line(Self.left, 430, Self.right, 430, color: "#999")
  }

  private var wind: String {
    let speeds = Curve(steps) { $0.wind.speed?.metersPerSecond }
    let gusts = Curve(steps) { $0.wind.gust?.metersPerSecond }
    guard let range = speeds.range else { return "" }
    let top = max(1, range.upperBound, gusts.range?.upperBound ?? 0)
    let fastest = units.text(Speed(metersPerSecond: range.upperBound))
    let gust = gusts.range.map {
      ", " + say(.gusts, units.text(Speed(metersPerSecond: $0.upperBound)))
    }
    let every = max(1, steps.count / 16)
    let arrows = steps.indices.filter { $0 % every == 0 }.compactMap { index -> String? in
      guard let direction = steps[index].wind.direction else { return nil }
      // It flies with the wind, which is named after where it comes from.
      let turn =
        "translate(\(Self.number(x(steps[index].time))) 560) rotate(\(Self.number(direction)))"
      return
        "<path d=\"M0 -8V8M-4 3L0 8L4 3\" transform=\"\(turn)\" stroke=\"#444\" fill=\"none\"/>"
    }.joined(separator: "\n")
    return Self.heading("\(say(.wind)) \(say(.upTo, fastest))\(gust ?? "")", y: 462)
      + Self.label(units.text(Speed(metersPerSecond: top)), x: Self.left - 8, y: 477, "end")
      + curveLine(speeds, over: 0...top, top: 472, bottom: 540, color: "#27ae60")
      + curveLine(gusts, over: 0...top, top: 472, bottom: 540, color: "#27ae60", dashes: "4 4")
      + arrows
  }

  private func curveLine(
    _ curve: Curve,
    over range: ClosedRange<Double>,
    top: Double,
    bottom: Double,
    color: String,
    dashes: String? = nil
  ) -> String {
    let span = range.upperBound - range.lowerBound
    let points = steps.compactMap { step -> String? in
      guard let value = curve.value(at: step.time) else { return nil }
      let share = span > 0 ? (value - range.lowerBound) / span : 0.5
      return "\(Self.number(x(step.time))),\(Self.number(bottom - share * (bottom - top)))"
    }
    if points.count < 2 { return "" }
    let dash = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    return "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\""
      + " stroke-width=\"2\"\(dash)/>\n"
  }
}

extension Meteogram {
  private static func heading(_ text: String, y: Double) -> String {
    label(text, x: left, y: y, "start", color: "#33577b")
  }

  private static func label(
    _ text: String,
    x: Double,
    y: Double,
    _ anchor: String,
    color: String = "#222"
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" fill=\"\(color)\">"
      + escaped(text) + "</text>\n"
  }

  private static func line(
    _ x: Double,
    _ y: Double,
    _ x2: Double,
    _ y2: Double,
    color: String
  ) -> String {
    "<line x1=\"\(number(x))\" y1=\"\(number(y))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\""
      + " stroke=\"\(color)\"/>\n"
  }

  private static func number(_ value: Double) -> String { Numbers.text(value, decimals: 1) ?? "0" }

  /// Text in which nothing is markup, and no character is one that XML forbids.
  private static func escaped(_ text: String) -> String {
    text.withoutControls.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
