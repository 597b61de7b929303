import WeatherCore

/// Small drawings made of block characters.
enum Graphs {
  /// A row of bars, one for each temperature, from the lowest (▁) to the highest (█).
  ///
  /// A missing temperature leaves a gap; equal ones give bars of middle height.
  static func sparkline(_ temperatures: [Temperature?]) -> Line {
    let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let known = temperatures.compactMap(\.self)
    guard let low = known.min(), let high = known.max() else { return Line() }
    let span = high.kelvins - low.kelvins
    return temperatures.reduce(Line()) { line, temperature in
      guard let temperature else { return line + Line(" ") }
      let share = span > 0 ? (temperature.kelvins - low.kelvins) / span : 0.5
      return line + Line(bars[min(7, Int(share * 8))], .temperature(temperature))
    }
  }

  /// Where the range of one day lies in the range of all: `▕   ━━━━━  ▏`, `width` cells wide.
  ///
  /// Even the smallest range is one cell long.
  static func range(
    from low: Temperature,
    to high: Temperature,
    within all: ClosedRange<Temperature>,
    width: Int
  ) -> Line {
    let cells = max(1, width - 2)
    let span = all.upperBound.kelvins - all.lowerBound.kelvins
    let place = { (temperature: Temperature) -> Double in
      span > 0
        ? min(1, max(0, (temperature.kelvins - all.lowerBound.kelvins) / span)) * Double(cells) : 0
    }
    let start = min(cells - 1, Int(place(low)))
    let end = span > 0 ? max(start + 1, Int(place(high).rounded(.up))) : cells
    // Each must take one cell, which no block character does on every terminal.
    let (left, bar, right) = CellWidth.ambiguous == .wide ? ("[", "=", "]") : ("▕", "━", "▏")
    var line = Line(left, .quiet) + .spaces(start)
    for cell in start..<end {
      let share = (Double(cell) + 0.5) / Double(cells)
      line += Line(bar, .temperature(Temperature(kelvins: all.lowerBound.kelvins + share * span)))
    }
    return line + .spaces(cells - end) + Line(right, .quiet)
  }
}
