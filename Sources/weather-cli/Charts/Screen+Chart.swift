import Foundation
import WeatherCore

extension Screen {
  /// Temperature, precipitation and wind of the next two days, one under the other over one scale
  /// of time.
  ///
  /// - Parameter height: The lines there are; nil for as many as look well.
  func chart(height: Int? = nil) -> [Line] {
    let steps = chartSteps
    guard steps.count > 1 else {
      return height == nil ? [Line(say(.noHours))] : []
    }
    // Each panel has a line of words, and below all is a line of hours.
    let room = height.map { $0 - 4 } ?? (isWide ? 16 : 11)
    if room < 8 {
      return Array(temperaturePanel(steps, rows: max(1, room + 2)).prefix(height ?? 9))
    }
    let small = max(2, room / 4)
    // Nothing takes no room.
    let wet = isDry(steps) ? 0 : small
    return temperaturePanel(steps, rows: room - small - wet, hasHours: false)
      + precipitationPanel(steps, rows: wet) + windPanel(steps, rows: small)
      + [hourScale(steps)]
  }

  /// The temperature alone, in `height` lines; nothing where there is no room for it.
  func temperatureChart(height: Int) -> [Line] {
    let steps = chartSteps
    return steps.count > 1 && height >= 4 ? temperaturePanel(steps, rows: height - 2) : []
  }

  private var chartSteps: [HourlyStep] {
    let steps = report.comingHours
    guard let first = steps.first else { return [] }
    return steps.filter { $0.time <= first.time + 48 * 3600 }
  }

  private func temperaturePanel(
    _ steps: [HourlyStep],
    rows: Int,
    hasHours: Bool = true
  ) -> [Line] {
    let curve = Curve(steps) { $0.temperature?.kelvins }
    guard let range = curve.range else { return [] }
    let low = Temperature(kelvins: range.lowerBound)
    let high = Temperature(kelvins: range.upperBound)
    let title =
      Line(say(.temperature), .heading) + Line("  \(units.text(low)) … \(units.text(high))")
    let lines = panel(steps, rows: rows, top: units.text(high), bottom: units.text(low)) {
      Self.draw(curve, over: range, &$0, $1)
    } style: { date in
      curve.value(at: date).map { .temperature(Temperature(kelvins: $0)) } ?? .plain
    }
    return [title] + lines + (hasHours ? [hourScale(steps)] : [])
  }

  private func isDry(_ steps: [HourlyStep]) -> Bool {
    steps.allSatisfy {
      (Self.amount($0)?.millimeters ?? 0) == 0 && ($0.precipitationProbability ?? 0) == 0
    }
  }

  private func precipitationPanel(_ steps: [HourlyStep], rows: Int) -> [Line] {
    let amounts = Curve(steps) { Self.amount($0)?.millimeters }
    let chances = Curve(steps) { $0.precipitationProbability }
    let highest = chances.range.flatMap { Numbers.percent($0.upperBound) }
    if let range = amounts.range, range.upperBound > 0 {
      let sum = units.text(depth: Length(millimeters: amounts.sum))
      let title =
        Line(say(.precipitation), .heading) + Line("  \(sum)")
        + Line(highest.map { ", " + say(.upTo, $0) } ?? "")
      // A drizzle is not to look like a flood.
      let top = max(1, range.upperBound)
      let label = units.text(depth: Length(millimeters: top))
      return [title]
        + panel(steps, rows: rows, top: label, bottom: "") {
          Self.bars(amounts, upTo: top, &$0, $1)
        } style: { _ in
          .rain
        }
    }
    let words = rows > 0 ? highest.map { say(.upTo, $0) } : nil
    let title = Line(say(.precipitation), .heading) + Line("  " + (words ?? say(.nothing)))
    return [title]
      + panel(steps, rows: rows, top: highest == nil ? "" : "100 %", bottom: "") {
        Self.bars(chances, upTo: 1, &$0, $1)
      } style: { _ in
        .rain
      }
  }

  private func windPanel(_ steps: [HourlyStep], rows: Int) -> [Line] {
    let speeds = Curve(steps) { $0.wind.speed?.metersPerSecond }
    let gusts = Curve(steps) { $0.wind.gust?.metersPerSecond }
    guard let range = speeds.range else { return [] }
    let highest = max(range.upperBound, gusts.range?.upperBound ?? 0)
    let fastest = units.text(Speed(metersPerSecond: range.upperBound))
    let gust = gusts.range.map { units.text(Speed(metersPerSecond: $0.upperBound)) }
    let title =
      Line(say(.wind), .heading) + Line("  " + say(.upTo, fastest))
      + Line(gust.map { ", " + say(.gusts, $0) } ?? "")
    let top = Numbers.text(units.value(Speed(metersPerSecond: highest))) ?? ""
    return [title]
      + panel(steps, rows: rows, top: top, bottom: "0") {
        Self.draw(speeds, over: 0...max(1, highest), &$0, $1)
      } style: { _ in
        .plain
      }
  }

  /// What falls in a step, as water.
  static func amount(_ step: HourlyStep) -> Length? {
    let parts = [step.rain, step.snow].compactMap(\.self)
    guard let first = parts.first else { return step.precipitation }
    return parts.dropFirst().reduce(first, +)
  }
}

extension Screen {
  /// The cells before a chart: a label and a rule.
  private var labelWidth: Int { width >= 30 ? 9 : 6 }

  private func times(_ steps: [HourlyStep]) -> (start: Date, end: Date) {
    (steps[0].time, steps[steps.count - 1].time)
  }

  private func panel(
    _ steps: [HourlyStep],
    rows: Int,
    top: String,
    bottom: String,
    _ draw: (inout Braille, (Int) -> Date) -> Void,
    style: (Date) -> Style
  ) -> [Line] {
    let (start, end) = times(steps)
    var picture = Braille(columns: max(1, width - labelWidth), rows: rows)
    let dots = Double(max(1, picture.width - 1))
    let moment = { (x: Int) in start + end.timeIntervalSince(start) * Double(x) / dots }
    draw(&picture, moment)
    return (0..<rows).map { row in
      let label = row == 0 ? top : row == rows - 1 ? bottom : ""
      let before = Line(label, .quiet).fitted(to: labelWidth - 2, .right) + Line(" ▕", .quiet)
      return (0..<picture.columns).reduce(before) { line, column in
        let character = picture.character(column, row)
        return line + Line(String(character), character == " " ? .plain : style(moment(column * 2)))
      }
    }
  }

  private static func draw(
    _ curve: Curve,
    over range: ClosedRange<Double>,
    _ picture: inout Braille,
    _ moment: (Int) -> Date
  ) {
    let span = range.upperBound - range.lowerBound
    let top = Double(picture.height - 1)
    var last: Int?
    for x in 0..<picture.width {
      guard let value = curve.value(at: moment(x)) else {
        last = nil
        continue
      }
      let share = span > 0 ? (value - range.lowerBound) / span : 0.5
      let y = Int((share * top).rounded())
      picture.fill(x, from: last.map { $0 < y ? $0 + 1 : $0 > y ? $0 - 1 : y } ?? y, to: y)
      last = y
    }
  }

  private static func bars(
    _ curve: Curve,
    upTo top: Double,
    _ picture: inout Braille,
    _ moment: (Int) -> Date
  ) {
    for x in 0..<picture.width {
      guard let value = curve.step(at: moment(x)), value > 0 else { continue }
      let share = min(1, value / top)
      picture.fill(x, from: 0, to: max(0, Int((share * Double(picture.height)).rounded()) - 1))
    }
  }

  /// The hours under a chart, each below its moment; midnight has the name of the day.
  private func hourScale(_ steps: [HourlyStep]) -> Line {
    let (start, end) = times(steps)
    let columns = max(1, width - labelWidth)
    let span = max(1, end.timeIntervalSince(start))
    return clock.marks(from: start, to: end).reduce(Line.spaces(labelWidth)) { line, mark in
      let share = mark.timeIntervalSince(start) / span
      let column = labelWidth + Int(share * Double(columns - 1))
      let isMidnight = clock.hourOfDay(mark) == 0
      let text =
        isMidnight ? clock.shortWeekday(LocalDay(mark, in: clock.zone)) : clock.step(mark)
      let isFirst = line.width == labelWidth
      guard column + text.cellWidth <= width, column > line.width || isFirst else { return line }
      return line.fitted(to: column) + Line(text, isMidnight ? .strong : .quiet)
    }
  }
}
