import Foundation
import WeatherCore

/// Figures over time, spread over the dots of a chart.
struct Curve: Sendable {
  /// One figure: from when to when it holds.
  struct Point: Sendable, Equatable {
    var start: Date
    var end: Date
    var value: Double
  }

  private let points: [Point]

  /// The figures in the order of their times; those that are not known are left out.
  init(_ steps: [HourlyStep], _ value: (HourlyStep) -> Double?) {
    points = steps.compactMap { step in
      value(step).flatMap { value in
        value.isFinite
          ? Point(start: step.time, end: step.time + max(0, step.duration), value: value) : nil
      }
    }
  }

  /// From the lowest to the highest figure; nil where none is known.
  var range: ClosedRange<Double>? {
    let values = points.map(\.value)
    guard let low = values.min(), let high = values.max() else { return nil }
    return low...high
  }

  var sum: Double { points.reduce(0) { $0 + $1.value } }

  /// The figure at a moment, on a straight line between its neighbours; nil outside of them, and
  /// in a gap of more than six hours.
  func value(at date: Date) -> Double? {
    guard let after = points.firstIndex(where: { $0.start >= date }) else { return nil }
    let next = points[after]
    if next.start == date { return next.value }
    guard after > 0 else { return nil }
    let last = points[after - 1]
    let span = next.start.timeIntervalSince(last.start)
    if span > 6 * 3600 { return nil }
    return last.value + (next.value - last.value) * date.timeIntervalSince(last.start) / span
  }

  /// The figure of the step a moment lies in.
  func step(at date: Date) -> Double? {
    points.last { $0.start <= date && date < $0.end }?.value
  }
}
