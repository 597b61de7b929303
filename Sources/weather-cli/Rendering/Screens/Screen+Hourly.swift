import Foundation
import WeatherCore

extension Screen {
  /// The coming hours: six columns, nine where there is room, or with `rows` a day's worth of rows.
  func hourly(rows: Bool) -> [Line] {
    let steps = report.comingHours
    guard !steps.isEmpty else { return rows ? [Line(say(.noHours))] : [] }
    let heading = heading(say(.hourlyForecast), from: LocalDay(steps[0].time, in: clock.zone))
    let day = steps.prefix { $0.time < steps[0].time + 86_400 }
    if rows { return heading + table(Array(day), full: true) }
    if !isWide { return heading + table(Array(steps.prefix(6)), full: false) }
    return heading + columns(Array(steps.prefix(hoursInColumns))) + curve(Array(day))
  }

  private var hoursInColumns: Int { width >= 110 ? 9 : 6 }

  private func columns(_ steps: [HourlyStep]) -> [Line] {
    let cell = (width - 2) / hoursInColumns
    let row = { (make: (HourlyStep) -> Line) in
      steps.reduce(Line.spaces(2)) { $0 + make($1).fitted(to: cell - 1) + Line(" ") }
    }
    let room = cell - 2 - signWidth
    // Words are all there or, where signs stand for them, none is.
    let hasWords =
      signWidth == 0 || steps.allSatisfy { words($0.condition, in: room).cellWidth <= room }
    let hasChance = steps.contains { $0.precipitationProbability != nil }
    return [
      row { Line(clock.step($0.time), .quiet) },
      row {
        let word = hasWords ? Line(words($0.condition, in: room)) : Line()
        return sign($0.condition).fitted(to: signWidth) + word
      },
      row { temperature($0.temperature) },
    ] + (hasChance ? [row { chance($0.precipitationProbability) }] : [])
  }

  /// The temperatures of a day as bars, with the lowest and the highest.
  private func curve(_ steps: [HourlyStep]) -> [Line] {
    let known = steps.compactMap(\.temperature)
    guard known.count > 2, let low = known.min(), let high = known.max() else { return [] }
    let span = steps[steps.count - 1].time.timeIntervalSince(steps[0].time)
    let hours = Numbers.text((span + steps[steps.count - 1].duration) / 3600) ?? "–"
    let range = Line("  \(units.text(low)) … \(units.text(high))  ")
    return [
      .spaces(2) + Graphs.sparkline(steps.map(\.temperature)) + range
        + Line(say(.inHours, hours), .quiet)
    ]
  }

  /// A step a row; with `full` also the weekday where a new day begins, the amount and the wind.
  private func table(_ steps: [HourlyStep], full: Bool) -> [Line] {
    let layout = HourlyLayout(steps, on: self, full: full)
    let days = steps.map { LocalDay($0.time, in: clock.zone) }
    return steps.indices.map { index in
      let isNewDay = index == 0 || days[index] != days[index - 1]
      return row(steps[index], of: isNewDay ? days[index] : nil, layout)
    }
  }

  private func row(_ step: HourlyStep, of day: LocalDay?, _ layout: HourlyLayout) -> Line {
    var line = Line.spaces(layout.margin)
    if layout.day > 0 {
      line += Line(day.map(clock.shortWeekday) ?? "").fitted(to: layout.day)
    }
    line += Line(clock.step(step.time), .quiet).fitted(to: layout.time, .right)
    line += temperature(step.temperature).fitted(to: layout.temperature, .right) + .spaces(2)
    if layout.sign > 0 { line += sign(step.condition).fitted(to: layout.sign) }
    if layout.condition > 0 {
      // What comes after it, if anything does, has room on its left.
      let condition = words(step.condition, in: layout.condition)
      line += Line(condition).fitted(to: layout.condition)
    }
    if layout.chance > 0 {
      line += chance(step.precipitationProbability).fitted(to: layout.chance, .right)
    }
    if layout.depth > 0 { line += depth(step).fitted(to: layout.depth, .right) }
    if layout.wind > 0 {
      line += .spaces(2) + Line(wind(step)).fitted(to: layout.wind - 2)
    }
    return line
  }
}

/// How wide the columns of the hourly table are; 0 where there is no room for one.
private struct HourlyLayout {
  private(set) var margin = 2
  private(set) var temperature: Int
  let day: Int
  let time: Int
  /// Of the sign before the condition, with a space after it.
  private(set) var sign: Int
  private(set) var condition = 0
  let chance: Int
  let depth: Int
  let wind: Int

  init(_ steps: [HourlyStep], on screen: Screen, full: Bool) {
    let width = screen.width
    let widest = { (text: (HourlyStep) -> Int) in steps.map(text).max() ?? 0 }
    let names = widest {
      screen.clock.shortWeekday(LocalDay($0.time, in: screen.clock.zone)).cellWidth
    }
    day = full && width >= 36 ? max(5, names + 1) : 0
    time = widest { screen.clock.step($0.time).cellWidth }
    let warmest = widest { screen.temperature($0.temperature).width }
    temperature = max(6, warmest + 2)
    chance = width >= 30 ? 7 : 0
    let depths = widest { screen.depth($0).width }
    depth = full && screen.isWide && depths > 0 ? depths + 2 : 0
    wind = full && screen.isWide ? max(18, widest { screen.wind($0).cellWidth } + 2) : 0
    sign = screen.signWidth
    let words = widest { screen.words($0.condition).cellWidth } + 2
    let brief = widest { screen.words($0.condition, in: 0).cellWidth }
    if width < 25 || room(in: width) < brief {
      (margin, temperature) = (0, max(width < 25 ? 5 : 0, warmest + 1))
    }
    if room(in: width) < 0 { sign = 0 }
    let room = room(in: width)
    if room >= brief { condition = min(words, room) }
  }

  /// What is left for the condition.
  private func room(in width: Int) -> Int {
    width - margin - day - time - temperature - 2 - sign - chance - depth - wind
  }
}

extension Screen {
  /// The wind without gusts.
  fileprivate func wind(_ step: HourlyStep) -> String {
    let wind = Wind(speed: step.wind.speed, direction: step.wind.direction)
    return Words.wind(wind, in: units, say) ?? "–"
  }

  /// A heading, with the date where what follows begins with a day that is over.
  func heading(_ text: String, from day: LocalDay) -> [Line] {
    let title = Line(text, .heading)
    if day >= report.localDay { return [title] }
    let date = Line(say(.fromDate, clock.date(day)), .warning)
    let line = title + .spaces(2) + date
    return line.width <= width ? [line] : [title, date]
  }

  func temperature(_ temperature: Temperature?) -> Line {
    temperature.map { Line(units.text($0), .temperature($0)) } ?? Line("–", .quiet)
  }

  func chance(_ probability: Double?) -> Line {
    guard let text = Numbers.percent(probability) else { return Line("–", .quiet) }
    return Line(text, (probability ?? 0) >= 0.3 ? .rain : .quiet)
  }

  /// The condition in words, in at most `width` cells if that is given.
  func words(_ condition: Condition, in width: Int = .max) -> String {
    Words.condition(condition, in: width, language: appearance.language, say)
  }

  /// The sign of a condition, where signs go before words.
  func sign(_ condition: Condition) -> Line {
    signWidth > 0 ? Line(appearance.icons.sign(condition.icon), .icon(condition.icon)) : Line()
  }

  /// The cells of a sign and the space after it; 0 where words do without.
  var signWidth: Int {
    switch appearance.icons {
    case .ascii, .unicode: 0
    case .emoji, .nerd: appearance.icons.width(appearance.ambiguous) + 1
    }
  }

  func depth(_ step: HourlyStep) -> Line { depth(step.rain, step.snow, or: step.precipitation) }

  func depth(_ day: DailyStep) -> Line { depth(day.rain, day.snow, or: day.precipitation) }

  /// Rain and snow together, as water, else what fell of whatever kind; nothing where the screen
  /// would say 0.
  private func depth(_ rain: Length?, _ snow: Length?, or whole: Length?) -> Line {
    let parts = rain == nil && snow == nil ? [whole] : [rain, snow]
    let known = parts.compactMap(\.self)
    guard let first = known.first else { return Line() }
    let sum = known.dropFirst().reduce(first, +)
    let isSnow = (snow?.meters ?? 0) > (rain?.meters ?? 0)
    return units.shows(depth: sum) ? Line(units.text(depth: sum), isSnow ? .snow : .rain) : Line()
  }
}
