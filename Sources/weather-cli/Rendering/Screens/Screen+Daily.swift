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
    var lines = [heading(say(.dailyForecast), from: days[0].day)]
    lines += days.map { row($0, layout) }
    if isPartial, width >= 40 { lines.append(Line("  * " + say(.partOfDay), .quiet)) }
    return lines
  }

  private func row(_ day: DailyStep, _ layout: DailyLayout) -> Line {
    let weekday = layout.name(of: day.day)
    var line = Line.spaces(2)
    line += Line(day.isPartial ? weekday + "*" : weekday).truncated(to: layout.weekday - 1)
      .fitted(to: layout.weekday)
    line += sign(day.condition).fitted(to: layout.sign)
    if layout.condition > 0 {
      let condition = words(day.condition, in: layout.condition - 1)
      line += Line(condition).fitted(to: layout.condition - 1) + Line(" ")
    }
    line += temperature(day.low).fitted(to: 5, .right) + Line(" ")
    if layout.bar > 0 { line += bar(day, layout) + Line(" ") }
    line += temperature(day.high).fitted(to: layout.bar > 0 ? 4 : 5, .right)
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
/// scarce.
private struct DailyLayout {
  let weekday: Int
  /// Of the sign before the condition, with a space after it.
  let sign: Int
  private let shortensWeekday: Bool
  /// The first day whose weekday was there before: from it on the date is told too.
  private let secondWeek: LocalDay?
  let condition: Int
  let bar: Int
  let showsChance: Bool
  let depth: Int
  /// From the lowest low to the highest high.
  let range: ClosedRange<Temperature>?

  private let clock: Clock

  init(_ days: [DailyStep], on screen: Screen) {
    let width = screen.width
    clock = screen.clock
    sign = screen.signWidth
    shortensWeekday = width < 46
    secondWeek = days.first { $0.day.days(since: days[0].day) >= 7 }?.day
    let names = days.prefix(7).map {
      screen.clock.weekday($0.day).cellWidth + ($0.isPartial ? 1 : 0)
    }
    weekday = shortensWeekday ? (secondWeek == nil ? 5 : 8) : max(12, (names.max() ?? 0) + 2)
    showsChance = width >= 36
    let widest = days.map { screen.depth($0).width }.max() ?? 0
    depth = width >= 60 && widest > 0 ? widest + 2 : 0
    let room = width - 2 - weekday - sign - 5 - 1 - 5 - (showsChance ? 7 : 0) - depth
    let words = (days.map { screen.words($0.condition).cellWidth }.max() ?? 0) + 2
    let part = room >= 18 && width >= 60 ? max(10, room / 2) : room
    condition = room < 6 ? 0 : min(words, part)
    bar = room - condition >= 8 && width >= 60 ? room - condition : 0
    let temperatures = days.flatMap { [$0.low, $0.high] }.compactMap(\.self)
    if let low = temperatures.min(), let high = temperatures.max() {
      range = low...high
    } else {
      range = nil
    }
  }

  /// What a day is called: its weekday, and where that would mean another day too, its date.
  func name(of day: LocalDay) -> String {
    guard let secondWeek, day >= secondWeek else {
      return shortensWeekday ? clock.shortWeekday(day) : clock.weekday(day)
    }
    let date = clock.dayAndMonth(day)
    return shortensWeekday ? date : "\(clock.shortWeekday(day)) \(date)"
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
