import Foundation
import WeatherCore

/// Dates as a person at the place reads them: in the place's zone, in English, whatever the
/// environment's locale and zone are.
struct Clock: Sendable {
  /// The zone of the place.
  let zone: TimeZone
  private let calendar: Calendar

  init(_ zone: TimeZone) {
    self.zone = zone
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = Locale(identifier: "en_US_POSIX")
    self.calendar = calendar
  }

  /// The hour, `3 PM`; midnight is 12 AM, noon 12 PM.
  func hour(_ date: Date) -> String {
    let hour = calendar.component(.hour, from: date)
    return "\((hour + 11) % 12 + 1) \(hour < 12 ? "AM" : "PM")"
  }

  /// The hour and minute, `3:05 PM`.
  func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let minute = parts.minute ?? 0
    let digits = minute < 10 ? "0\(minute)" : "\(minute)"
    return "\((hour + 11) % 12 + 1):\(digits) \(hour < 12 ? "AM" : "PM")"
  }

  /// The hour alone where it is full, else with the minute: places with a shift of half an hour
  /// have forecast steps at 2:30 PM.
  func step(_ date: Date) -> String {
    calendar.component(.minute, from: date) == 0 ? hour(date) : time(date)
  }

  /// The day and time with the zone, `Tue 5 Nov, 8:38 AM PST`.
  func dayAndTime(_ date: Date) -> String {
    let parts = calendar.dateComponents([.weekday, .day, .month], from: date)
    let weekday = Self.weekdays[(parts.weekday ?? 1) - 1].prefix(3)
    let month = Self.months[(parts.month ?? 1) - 1].prefix(3)
    return "\(weekday) \(parts.day ?? 0) \(month), \(time(date)) \(zoneName(at: date))"
  }

  /// The short weekday and time with the zone, `Tue 8:38 AM PST`.
  func weekdayAndTime(_ date: Date) -> String {
    let weekday = Self.weekdays[calendar.component(.weekday, from: date) - 1].prefix(3)
    return "\(weekday) \(time(date)) \(zoneName(at: date))"
  }

  /// The date and time with the offset, as ISO 8601 writes them: `2024-04-04T03:00:00-04:00`.
  func iso(_ date: Date) -> String {
    let text = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
      .time(includingFractionalSeconds: false).timeZone(separator: .colon).format(date)
    return text.hasSuffix("Z") ? text.dropLast() + "+00:00" : text
  }

  /// The zone's short name, `PST`, or its shift, `UTC+5:30`.
  func zoneName(at date: Date) -> String {
    let seconds = zone.secondsFromGMT(for: date)
    let style: NSTimeZone.NameStyle =
      zone.isDaylightSavingTime(for: date) ? .shortDaylightSaving : .shortStandard
    let name = zone.localizedName(for: style, locale: Locale(identifier: "en_US")) ?? ""
    let isAbbreviation = name.count > 2 && name.allSatisfy { $0.isASCII && $0.isLetter }
    return isAbbreviation ? name : "UTC" + Self.shift(seconds)
  }

  /// The name of a day's weekday, `Tuesday`.
  static func weekday(_ day: LocalDay) -> String { day.weekday.map { weekdays[$0 - 1] } ?? "–" }

  /// A day as a person writes it, `3 Jul 2023`.
  static func date(_ day: LocalDay) -> String { "\(dayAndMonth(day)) \(day.year)" }

  /// A day of the present year, `3 Jul`.
  static func dayAndMonth(_ day: LocalDay) -> String {
    let month = months.indices.contains(day.month - 1) ? months[day.month - 1].prefix(3) : "–"
    return "\(day.day) \(month)"
  }

  private static func shift(_ seconds: Int) -> String {
    if seconds == 0 { return "" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60
    let tail = rest == 0 ? "" : rest < 10 ? ":0\(rest)" : ":\(rest)"
    return "\(seconds < 0 ? "-" : "+")\(minutes / 60)\(tail)"
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
