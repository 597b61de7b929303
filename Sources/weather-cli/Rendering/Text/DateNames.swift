import Foundation
import WeatherCore

/// What weekdays and months are called.
struct DateNames: Sendable {
  /// From Sunday on.
  let weekdays: [String]
  let shortWeekdays: [String]
  /// From January on.
  let shortMonths: [String]
  /// How the language puts a date together; nil for plain English, day before month.
  let locale: Locale?

  /// The English names, which need no tables of the system.
  static let english = DateNames(
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    locale: nil
  )

  /// The names in a language; the English ones where the system does not know it.
  init(language: String) {
    var calendar = Calendar(identifier: .gregorian)
    let locale = Language.locale(language)
    calendar.locale = locale
    let weekdays = calendar.standaloneWeekdaySymbols
    let shortWeekdays = calendar.shortStandaloneWeekdaySymbols
    let shortMonths = calendar.shortStandaloneMonthSymbols
    let isEnglish = locale.language.languageCode?.identifier == "en"
    guard !isEnglish, weekdays.count == 7, shortWeekdays.count == 7, shortMonths.count == 12 else {
      self = .english
      return
    }
    self.init(
      weekdays: weekdays,
      shortWeekdays: shortWeekdays,
      shortMonths: shortMonths,
      locale: locale
    )
  }

  private init(
    weekdays: [String],
    shortWeekdays: [String],
    shortMonths: [String],
    locale: Locale?
  ) {
    self.locale = locale
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.shortMonths = shortMonths
  }

  /// A date as the language writes it, with the parts that a style has; nil for plain English.
  func text(_ day: LocalDay, _ parts: (Date.FormatStyle) -> Date.FormatStyle) -> String? {
    guard let locale, let start = day.interval(in: .gmt)?.start else { return nil }
    return start.formatted(parts(Date.FormatStyle(locale: locale, timeZone: .gmt)))
  }
}
