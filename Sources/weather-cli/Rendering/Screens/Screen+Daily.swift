import Foundation
import WeatherCore

extension Screen {
  /// The coming days, one a row: weekday, condition, the range in the range of all, precipitation.
  ///
  /// Shows `count` days at most; nil for all there are.
  func daily(count: Int?) -> [Line] {
    let days = Array(report.comingDays.prefix(count ?? .max))
    guard !days.isEmpty else {
      return count == nil ? [Line(say(.noDays))] : []
    }
    let isPartial = days.contains { $0.isPartial }
    let layout = DailyLayout(days, on: self)
    var lines = heading(say(.dailyForecast), from: days[0].day)
    lines += days.map { row($0, layout) }
    if isPartial, width >= 40 { lines.append(Line("  * " + say(.partOfDay), .quiet)) }
    return lines
  }

  private func row(_ day: DailyStep, _ layout: DailyLayout) -> Line {
    var line = Line.spaces(layout.margin)
    line += Line(layout.name(of: day)).fitted(to: layout.weekday)
    if layout.sign > 0 { line += sign(day.condition).fitted(to: layout.sign) }
    if layout.condition > 0 {
      let condition = words(day.condition, in: layout.condition - 1)
      line += Line(condition).fitted(to: layout.condition)
    }
    line += temperature(day.low).fitted(to: layout.low, .right) + Line(" ")
    if layout.bar > 0 { line += bar(day, layout) + Line(" ") }
    line += temperature(day.high).fitted(to: layout.high, .right)
    if layout.showsChance { line += chance(day.precipitationProbability).fitted(to: 7, .right) }
    if layout.depth > 0 { line += depth(day).fitted(to: layout.depth, .right) }
    return line
  }

  private func bar(_ day: DailyStep, _ layout: DailyLayout) -> Line {
    guard let low = day.low, let high = day.high, let all = layout.range, low <= high else {
      return .spaces(layout.bar)
    }
    return Graphs.range(from: low, to: high, within: all, width: layout.bar)
  }
}

/// How wide the columns of the daily table are; the least needed ones go first where room is
/// scarce, each as a whole.
private struct DailyLayout {
  private(set) var margin = 2
  private(set) var weekday: Int
  /// Of the sign before the condition, with a space after it.
  private(set) var sign: Int
  private(set) var condition = 0
  private(set) var low: Int
  private(set) var bar = 0
  private(set) var high: Int
  let showsChance: Bool
  private(set) var depth = 0
  /// From the lowest low to the highest high.
  let range: ClosedRange<Temperature>?

  private let names: DayNames

  init(_ days: [DailyStep], on screen: Screen) {
    let width = screen.width
    names = DayNames(days, screen.clock, isShort: width < 46)
    let temperatures = days.flatMap { [$0.low, $0.high] }.compactMap(\.self)
    range = temperatures.min().flatMap { low in temperatures.max().map { low...$0 } }
    let lowest = days.map { screen.temperature($0.low).width }.max() ?? 0
    let highest = days.map { screen.temperature($0.high).width }.max() ?? 0
    let depths = days.map { screen.depth($0).width }.max() ?? 0
    weekday = names.width
    sign = screen.signWidth
    low = max(5, lowest)
    high = max(5, highest)
    showsChance = width >= 36
    if width >= 60, depths > 0 { depth = depths + 2 }

    let words = (days.map { screen.words($0.condition).cellWidth }.max() ?? 0) + 2
    let brief = (days.map { screen.words($0.condition, in: 0).cellWidth }.max() ?? 0) + 1
    if room(in: width) < brief {
      (margin, weekday, low, high) = (0, names.narrowest, lowest, highest)
    }
    if room(in: width) < 0 { sign = 0 }
    let room = room(in: width)
    if width >= 60, room - brief >= Self.leastBar {
      condition = min(words, max(brief, room >= 18 ? max(10, room / 2) : room - Self.leastBar))
      bar = room - condition
      // The space after the bar is taken from before the high.
      high = max(4, highest)
      if highest > 4 { bar -= 1 }
    } else if room >= brief {
      condition = min(words, room)
    }
  }

  /// The cells of the smallest bar that says something.
  private static let leastBar = 7

  /// What is left for the condition and the bar.
  private func room(in width: Int) -> Int {
    width - margin - weekday - sign - low - 1 - high - (showsChance ? 7 : 0) - depth
  }

  /// What a day is called, with a star where only a part of it is known.
  func name(of day: DailyStep) -> String { names.name(of: day) }
}

/// What the days of a table are called: by weekday, and where that would mean another day too, by
/// date.
private struct DayNames {
  /// Cells of the column, with the space after it.
  let width: Int
  /// The least of them that will do.
  let narrowest: Int

  private let clock: Clock
  private let isShort: Bool
  /// The first day whose weekday was there before.
  private let secondWeek: LocalDay?

  init(_ days: [DailyStep], _ clock: Clock, isShort: Bool) {
    self.clock = clock
    self.isShort = isShort
    let secondWeek = days.first { $0.day.days(since: days[0].day) >= 7 }?.day
    self.secondWeek = secondWeek
    let widest =
      days.map { Self.name(of: $0, clock, isShort, secondWeek).cellWidth }.max() ?? 0
    narrowest = widest + 1
    width = isShort ? max(secondWeek == nil ? 5 : 8, narrowest) : max(12, widest + 2)
  }

  func name(of day: DailyStep) -> String { Self.name(of: day, clock, isShort, secondWeek) }

  private static func name(
    of step: DailyStep,
    _ clock: Clock,
    _ isShort: Bool,
    _ secondWeek: LocalDay?
  ) -> String {
    let isAgain = secondWeek.map { step.day >= $0 } ?? false
    let name =
      switch (isShort, isAgain) {
      case (true, false): clock.shortWeekday(step.day)
      case (true, true): clock.dayAndMonth(step.day)
      case (false, false): clock.weekday(step.day)
      case (false, true): clock.weekdayAndDate(step.day)
      }
    return step.isPartial ? name + "*" : name
  }
}

extension LocalDay {
  fileprivate func days(since other: LocalDay) -> Int {
    guard let start = other.interval(in: .gmt)?.start, let end = interval(in: .gmt)?.start else {
      return 0
    }
    return Int(end.timeIntervalSince(start) / 86_400)
  }
}
