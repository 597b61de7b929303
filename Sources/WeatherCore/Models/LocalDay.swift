public import Foundation

/// A day of the calendar, as people in one place count it.
public struct LocalDay: Sendable, Hashable, Comparable {
  /// The Gregorian year.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// The day with these figures.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that `date` falls on where clocks show `timeZone`.
  public init(_ date: Date, in timeZone: TimeZone) {
    let parts = Self.calendar(timeZone).dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// The moments of this day there, from its first to just before the next day's first.
  ///
  /// Nil for figures that name no day. A day may last 23 or 25 hours.
  public func interval(in timeZone: TimeZone) -> DateInterval? {
    let calendar = Self.calendar(timeZone)
    // Noon exists on every day; midnight is skipped where clocks go forward at that hour.
    let noon = DateComponents(year: year, month: month, day: day, hour: 12)
    guard noon.isValidDate(in: calendar), let date = calendar.date(from: noon) else { return nil }
    return calendar.dateInterval(of: .day, for: date)
  }

  /// The day of the week, 1 for Sunday to 7 for Saturday; nil for figures that name no day.
  public var weekday: Int? {
    guard let start = interval(in: .gmt)?.start else { return nil }
    return Self.calendar(.gmt).component(.weekday, from: start)
  }

  /// Earlier comes first.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
