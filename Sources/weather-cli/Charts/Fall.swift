import WeatherCore

/// What falls in the hours of a chart: how much, how likely, and whether that is known at all.
struct Fall: Sendable {
  /// Millimetres of water in each step.
  let amounts: Curve
  /// How likely anything is, 0…1.
  let chances: Curve
  /// Whether of each step an amount or a chance is known.
  private let isKnown: Bool

  init(_ steps: [HourlyStep]) {
    amounts = Curve(steps) { Self.amount($0)?.millimeters }
    chances = Curve(steps) { $0.precipitationProbability }
    isKnown = steps.allSatisfy { Self.amount($0) != nil || $0.precipitationProbability != nil }
  }

  /// The most that falls in a step, in millimetres; nil where no amount above 0 is known.
  var most: Double? { amounts.range.map(\.upperBound).flatMap { $0 > 0 ? $0 : nil } }

  /// Whether there is anything to draw.
  var isSome: Bool { most != nil || highestChance > 0 }

  /// How much and how likely, as far as it is known: `7.6 mm` and `up to 100 %`.
  ///
  /// That nothing falls is said where it is known of every step; where it is not, it is not known.
  func words(in units: Units, _ say: Vocabulary) -> [String] {
    let sum = most.map { _ in units.text(depth: Length(millimeters: amounts.sum)) }
    let isLikely = highestChance > 0 || sum != nil
    let chance = !isLikely ? nil : chances.range.flatMap { Numbers.percent($0.upperBound) }
    let words = [sum, chance.map { say(.upTo, $0) }].compactMap(\.self)
    return words.isEmpty ? [isKnown ? say(.nothing) : "–"] : words
  }

  private var highestChance: Double { chances.range?.upperBound ?? 0 }

  /// What falls in a step, as water.
  static func amount(_ step: HourlyStep) -> Length? {
    let parts = [step.rain, step.snow].compactMap(\.self)
    guard let first = parts.first else { return step.precipitation }
    return parts.dropFirst().reduce(first, +)
  }
}
