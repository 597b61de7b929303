import Signals

/// Where things are in a picture.
struct Scale {
  static let margin = 14.0
  static let gap = 12.0
  static let marble = 26.0
  /// How far apart the middles of marbles are that share a tick.
  static let step = 29.0
  static let stageHeight = 34.0

  /// Where the lines begin.
  let left: Double
  /// The width of a tick.
  let tick: Double
  /// The number of the last tick.
  let ticks: Int
  let width: Double

  init(_ diagram: Diagram) {
    let names = diagram.rows.map { Double($0.name.count) * 7.3 }.max() ?? 0
    left = Self.margin + names + 22
    tick = diagram.rows.map(Self.tick).max() ?? 0
    let last = diagram.rows.map { max($0.marble.beats.keys.max() ?? 0, $0.marble.cut ?? 0) }
    ticks = last.max() ?? 0
    let lines = left + Self.marble / 2 + Double(ticks) * tick + Self.marble / 2 + 26
    let title = diagram.hasOutput ? left + Double(diagram.title.count) * 8.2 + 40 : 0
    width = (max(lines, title, 240) + Self.margin).rounded()
  }

  /// The middle of a tick.
  func x(_ tick: Int) -> Double { left + Self.marble / 2 + Double(tick) * self.tick }

  /// The height of a row: as many marbles as share one of its ticks.
  func height(of row: Diagram.Row) -> Double {
    let most = row.marble.beats.values.map { $0.count { $0 != .completed } }.max() ?? 1
    return Double(max(most, 1) - 1) * Self.step + Self.marble + 8
  }

  /// The width of a value's marble.
  static func width(of value: String) -> Double {
    value.count < 2 ? marble : max(marble, Double(value.count) * 8.5 + 12)
  }

  /// The tick at which no two values of a row touch.
  private static func tick(of row: Diagram.Row) -> Double {
    let widths = row.marble.beats.sorted { $0.key < $1.key }.map { tick, beats in
      (
        tick,
        beats.map { if case .next(let value) = $0 { width(of: value) } else { 16 } }.max() ?? 0
      )
    }
    let needed = zip(widths, widths.dropFirst()).map { first, second in
      ((first.1 + second.1) / 2 + 5) / Double(second.0 - first.0)
    }
    return max(31, needed.max() ?? 0).rounded(.up)
  }
}

extension Marble {
  /// The tick of the ending.
  var end: Int? {
    beats.first { _, beats in
      beats.contains { if case .next = $0 { false } else { true } }
    }?.key
  }
}
