import Foundation
import WeatherCore

extension Screen {
  /// The coming hours: six columns, or with `rows` a day's worth of rows.
  func hourly(rows: Bool) -> [Line] {
    let steps = report.comingHours
    guard !steps.isEmpty else { return [] }
    let heading = Line("Hourly Forecast", .heading)
    if rows { return [heading] + table(steps.filter { isWithinADay($0) }, full: true) }
    if !isWide { return [heading] + table(Array(steps.prefix(6)), full: false) }
    return [heading] + columns(Array(steps.prefix(6))) + curve(steps.filter { isWithinADay($0) })
  }

  private func isWithinADay(_ step: HourlyStep) -> Bool {
    step.time < report.now.addingTimeInterval(86_400)
  }

  private func columns(_ steps: [HourlyStep]) -> [Line] {
    let cell = (width - 2) / 6
    let row = { (make: (HourlyStep) -> Line) in
      steps.reduce(Line.spaces(2)) { $0 + make($1).fitted(to: cell - 1) + Line(" ") }
    }
    let hasChance = steps.contains { $0.precipitationProbability != nil }
    return [
      row { Line(clock.step($0.time), .quiet) },
      row { Line(Words.condition($0.condition, in: cell - 2)) },
      row { temperature($0.temperature) },
    ] + (hasChance ? [row { chance($0.precipitationProbability) }] : [])
  }

  /// The temperatures of a day as bars, with the lowest and the highest.
  private func curve(_ steps: [HourlyStep]) -> [Line] {
    let known = steps.compactMap(\.temperature)
    guard known.count > 2, let low = known.min(), let high = known.max() else { return [] }
    let range = Line("  \(units.text(low)) … \(units.text(high))  ")
    return [
      .spaces(2) + Graphs.sparkline(steps.map(\.temperature)) + range + Line("next 24 h", .quiet)
    ]
  }

  private func table(_ steps: [HourlyStep], full: Bool) -> [Line] {
    let showsWind = full && isWide
    let timeWidth = steps.map { clock.step($0.time).cellWidth }.max() ?? 0
    let depthWidth = steps.map { depth($0.rain, $0.snow).width }.max() ?? 0
    let amount = showsWind && depthWidth > 0 ? depthWidth + 2 : 0
    let showsChance = width >= 30
    let fixed = 2 + timeWidth + 6 + 2 + (showsChance ? 6 : 0) + amount + (showsWind ? 18 : 0)
    let condition = min(28, max(1, width - fixed))
    return steps.map { step in
      var line = Line.spaces(2) + Line(clock.step(step.time), .quiet).fitted(to: timeWidth, .right)
      line += temperature(step.temperature).fitted(to: 6, .right) + .spaces(2)
      line += Line(Words.condition(step.condition, in: condition - 1)).fitted(to: condition)
      if showsChance { line += chance(step.precipitationProbability).fitted(to: 6, .right) }
      if amount > 0 { line += depth(step.rain, step.snow).fitted(to: amount, .right) }
      if showsWind {
        let wind = Wind(speed: step.wind.speed, direction: step.wind.direction)
        line += .spaces(2) + Line(Words.wind(wind, in: units) ?? "–").fitted(to: 16)
      }
      return line
    }
  }
}

extension Screen {
  func temperature(_ temperature: Temperature?) -> Line {
    temperature.map { Line(units.text($0), .temperature($0)) } ?? Line("–", .quiet)
  }

  func chance(_ probability: Double?) -> Line {
    guard let text = Numbers.percent(probability) else { return Line("–", .quiet) }
    return Line(text, (probability ?? 0) >= 0.3 ? .rain : .quiet)
  }

  /// Rain and snow together, as water; nothing where the screen would say 0.
  func depth(_ rain: Length?, _ snow: Length?) -> Line {
    let parts = [rain, snow].compactMap(\.self)
    guard let first = parts.first else { return Line() }
    let sum = parts.dropFirst().reduce(first, +)
    let isSnow = (snow?.meters ?? 0) > (rain?.meters ?? 0)
    return units.shows(depth: sum) ? Line(units.text(depth: sum), isSnow ? .snow : .rain) : Line()
  }
}
