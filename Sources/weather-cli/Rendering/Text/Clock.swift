import Foundation
import WeatherCore

/// Dates as a person at the place reads them: in the place's zone, whatever the environment's
/// locale and zone are.
struct Clock: Sendable {
  /// The zone of the place.
  let zone: TimeZone
  private let calendar: Calendar
  private let style: TimeStyle
  private let names: DateNames

  /// - Parameters:
  ///   - zone: The zone of the place.
  ///   - style: How hours are written.
  ///   - language: The language of weekdays and months; plain English for none.
  init(_ zone: TimeZone, _ style: TimeStyle = .twelve, language: String? = nil) {
    self.zone = zone
    self.style = style
    names = language.map { DateNames(language: $0) } ?? .english
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = Locale(identifier: "en_US_POSIX")
    self.calendar = calendar
  }

  /// The hour, `3 PM` or `15:00`; midnight is 12 AM or 00:00, noon 12 PM or 12:00.
  func hour(_ date: Date) -> String {
    let hour = calendar.component(.hour, from: date)
    if style == .twentyFour { return Self.digits(hour) + ":00" }
    return "\((hour + 11) % 12 + 1) \(hour < 12 ? "AM" : "PM")"
  }

  /// The number of the hour that a moment lies in, 0…23.
  func hourOfDay(_ date: Date) -> Int { calendar.component(.hour, from: date) }

  /// The hour and minute, `3:05 PM` or `15:05`.
  func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let digits = Self.digits(parts.minute ?? 0)
    if style == .twentyFour { return "\(Self.digits(hour)):\(digits)" }
    return "\((hour + 11) % 12 + 1):\(digits) \(hour < 12 ? "AM" : "PM")"
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The hour alone where it is full, else with the minute: places with a shift of half an hour
  /// have forecast steps at 2:30 PM.
  func step(_ date: Date) -> String {
    calendar.component(.minute, from: date) == 0 ? hour(date) : time(date)
  }

  /// The day and time with the zone, `Tue 5 Nov, 8:38 AM PST`.
  func dayAndTime(_ date: Date) -> String {
    "\(weekdayAndDate(LocalDay(date, in: zone))), \(time(date)) \(zoneName(at: date))"
  }

  /// The short weekday and time with the zone, `Tue 8:38 AM PST`.
  func weekdayAndTime(_ date: Date) -> String {
    let weekday = names.shortWeekdays[calendar.component(.weekday, from: date) - 1]
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
  func weekday(_ day: LocalDay) -> String { day.weekday.map { names.weekdays[$0 - 1] } ?? "–" }

  /// The short name of a day's weekday, `Tue`.
  func shortWeekday(_ day: LocalDay) -> String {
    day.weekday.map { names.shortWeekdays[$0 - 1] } ?? "–"
  }

  /// A day as a person writes it, `3 Jul 2023`.
  func date(_ day: LocalDay) -> String {
    names.text(day) { $0.day().month(.abbreviated).year() } ?? "\(dayAndMonth(day)) \(day.year)"
  }

  /// Days one after the other, `1 May 2020 and 20 Mar 2025`; in English a year that several share
  /// is said once, `23 Jun and 3 Jul 2023`.
  func dates(_ days: [LocalDay]) -> String {
    if let locale = names.locale {
      return days.map { date($0) }.formatted(.list(type: .and).locale(locale))
    }
    return days.indices.map { index in
      let isShared = index + 1 < days.count && days[index + 1].year == days[index].year
      return isShared ? dayAndMonth(days[index]) : date(days[index])
    }.joined(separator: " and ")
  }

  /// A day of the present year, `3 Jul`.
  func dayAndMonth(_ day: LocalDay) -> String {
    if let text = names.text(day, { $0.day().month(.abbreviated) }) { return text }
    let isMonth = names.shortMonths.indices.contains(day.month - 1)
    return "\(day.day) \(isMonth ? names.shortMonths[day.month - 1] : "–")"
  }

  /// A day of these weeks, `Tue 3 Jul`.
  func weekdayAndDate(_ day: LocalDay) -> String {
    names.text(day) { $0.weekday(.abbreviated).day().month(.abbreviated) }
      ?? "\(shortWeekday(day)) \(dayAndMonth(day))"
  }

  private static func shift(_ seconds: Int) -> String {
    if seconds == 0 { return "" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60
    let tail = rest == 0 ? "" : rest < 10 ? ":0\(rest)" : ":\(rest)"
    return "\(seconds < 0 ? "-" : "+")\(minutes / 60)\(tail)"
  }
}
