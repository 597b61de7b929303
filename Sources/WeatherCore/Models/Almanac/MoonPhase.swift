public import Foundation

/// How much of the moon is lit, and whether it grows.
public struct MoonPhase: Sendable, Hashable {
  /// The four moments of a month that almanacs list.
  public enum Quarter: Double, Sendable, Hashable, CaseIterable {
    /// The moon passes the sun.
    case new = 0
    /// The moon is a quarter of a circle ahead of the sun.
    case first = 0.25
    /// The moon stands opposite the sun.
    case full = 0.5
    /// The moon is three quarters of a circle ahead of the sun.
    case last = 0.75
  }

  /// What people call the phases: eight equal parts of a month.
  public enum Name: Int, Sendable, Hashable, CaseIterable {
    /// About new moon.
    case new
    /// A crescent that grows.
    case waxingCrescent
    /// About half, growing.
    case firstQuarter
    /// More than half, growing.
    case waxingGibbous
    /// About full moon.
    case full
    /// More than half, shrinking.
    case waningGibbous
    /// About half, shrinking.
    case lastQuarter
    /// A crescent that shrinks.
    case waningCrescent
  }

  /// How far the moon is ahead of the sun along the ecliptic, in parts of a circle, 0..<1: 0 new,
  /// 0.25 first quarter, 0.5 full, 0.75 last quarter.
  public let fraction: Double

  /// The phase at a moment, the same everywhere on the Earth, within 0.0001 from 1900 to 2100.
  public init(at date: Date) {
    fraction = Self.lead(at: date) / 360
  }

  /// The phase that a provider gives, in parts of a circle; whole circles are left out.
  public init(fraction: Double) {
    self.fraction = fraction.isFinite ? (fraction * 360).inCircle / 360 : 0
  }

  /// The share of the disc that is lit, 0…1, within 0.01.
  public var illumination: Double { (1 - cos(2 * .pi * fraction)) / 2 }

  /// What people call it.
  public var name: Name { Name(rawValue: Int((fraction * 8).rounded()) % 8) ?? .new }

  /// When the moon next reaches a quarter, after `date`.
  ///
  /// To the second, within half a minute of almanacs from 1900 to 2100.
  public static func next(_ quarter: Quarter, after date: Date) -> Date {
    let wanted = quarter.rawValue * 360
    let toGo = (wanted - lead(at: date)).inCircle
    // The moon's speed differs from its mean by a seventh, so each step leaves a seventh at most.
    let found = (0..<12).reduce(date.addingTimeInterval(toGo * secondsPerDegree)) { date, _ in
      date.addingTimeInterval((wanted - lead(at: date)).inHalfCircles * secondsPerDegree)
    }
    let second = Date(timeIntervalSince1970: found.timeIntervalSince1970.rounded())
    if second > date { return second }
    // It was reached just now.
    return next(quarter, after: date.addingTimeInterval(90 * secondsPerDegree))
  }

  private static let secondsPerDegree = 29.530_588_861 * 86_400 / 360

  /// How far the moon is ahead of the sun, in degrees.
  private static func lead(at date: Date) -> Double {
    (LunarPosition(at: date).longitude - SolarPosition(at: date).longitude).inCircle
  }
}
