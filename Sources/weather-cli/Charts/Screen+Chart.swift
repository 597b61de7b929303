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
    // Each panel has words above it, and below all is a line of hours.
    let titles = [temperatureTitle(steps), precipitationTitle(steps), windTitle(steps)]
    let words = titles.reduce(1) { $0 + $1.count }
    let room = height.map { $0 - words } ?? (isWide ? 16 : 11)
    if room < 8 { return temperatureChart(height: height ?? 9) }
    let small = max(2, room / 4)
    // Nothing takes no room, nor does what is not known.
    let wet = Fall(steps).isSome ? small : 0
    return titles[0] + temperaturePanel(steps, rows: room - small - wet)
      + titles[1] + precipitationPanel(steps, rows: wet)
      + titles[2] + windPanel(steps, rows: small) + [hourScale(steps)]
  }

  /// The temperature alone, in `height` lines; nothing where there is no room for it.
  func temperatureChart(height: Int) -> [Line] {
    let steps = chartSteps
    guard steps.count > 1 else { return [] }
    let title = temperatureTitle(steps)
    let rows = height - title.count - 1
    return rows > 1 ? title + temperaturePanel(steps, rows: rows) + [hourScale(steps)] : []
  }

  private var chartSteps: [HourlyStep] {
    let steps = report.comingHours
    guard let first = steps.first else { return [] }
    return steps.filter { $0.time <= first.time + 48 * 3600 }
  }

  private func temperatures(_ steps: [HourlyStep]) -> Curve {
    Curve(steps) { $0.temperature?.kelvins }
  }

  private func temperatureTitle(_ steps: [HourlyStep]) -> [Line] {
    guard let range = temperatures(steps).range else { return [] }
    return titled(say(.temperature), ["\(text(range.lowerBound)) … \(text(range.upperBound))"])
  }

  private func text(_ kelvins: Double) -> String { units.text(Temperature(kelvins: kelvins)) }

  private func temperaturePanel(_ steps: [HourlyStep], rows: Int) -> [Line] {
    let curve = temperatures(steps)
    guard let range = curve.range else { return [] }
    let (top, bottom) = (text(range.upperBound), text(range.lowerBound))
    return panel(steps, rows: rows, top: top, bottom: bottom) {
      Self.draw(curve, over: range, &$0, $1)
    } style: { date in
      curve.value(at: date).map { .temperature(Temperature(kelvins: $0)) } ?? .plain
    }
  }

  private func precipitationTitle(_ steps: [HourlyStep]) -> [Line] {
    titled(say(.precipitation), Fall(steps).words(in: units, say))
  }

  private func precipitationPanel(_ steps: [HourlyStep], rows: Int) -> [Line] {
    let fall = Fall(steps)
    if let most = fall.most {
      // A drizzle is not to look like a flood.
      let top = max(1, most)
      let label = units.text(depth: Length(millimeters: top))
      return panel(steps, rows: rows, top: label, bottom: "") {
        Self.bars(fall.amounts, upTo: top, &$0, $1)
      } style: { _ in
        .rain
      }
    }
    return panel(steps, rows: rows, top: "100 %", bottom: "") {
      Self.bars(fall.chances, upTo: 1, &$0, $1)
    } style: { _ in
      .rain
    }
  }

  private func speeds(_ steps: [HourlyStep]) -> (speeds: Curve, gusts: Curve) {
    (
      Curve(steps) { $0.wind.speed?.metersPerSecond },
      Curve(steps) { $0.wind.gust?.metersPerSecond }
    )
  }

  private func windTitle(_ steps: [HourlyStep]) -> [Line] {
    let (speeds, gusts) = speeds(steps)
    guard let range = speeds.range else { return [] }
    let highest = { (range: ClosedRange<Double>) in
      units.text(Speed(metersPerSecond: range.upperBound))
    }
    let gust = gusts.range.map { [say(.gusts, highest($0))] } ?? []
    return titled(say(.wind), [say(.upTo, highest(range))] + gust)
  }

  private func windPanel(_ steps: [HourlyStep], rows: Int) -> [Line] {
    let (speeds, gusts) = speeds(steps)
    guard let range = speeds.range else { return [] }
    let highest = max(range.upperBound, gusts.range?.upperBound ?? 0)
    let top = Numbers.text(units.value(Speed(metersPerSecond: highest))) ?? ""
    return panel(steps, rows: rows, top: top, bottom: "0") {
      Self.draw(speeds, over: 0...max(1, highest), &$0, $1)
    } style: { _ in
      .plain
    }
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
    // The figures are in the words above as well, so a scale goes where one of them has no room.
    let hasScale = max(top.cellWidth, bottom.cellWidth) <= labelWidth - 2
    return (0..<rows).map { row in
      let label = !hasScale ? "" : row == 0 ? top : row == rows - 1 ? bottom : ""
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
