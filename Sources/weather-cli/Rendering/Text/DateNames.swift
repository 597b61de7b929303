import Foundation

/// What weekdays and months are called.
struct DateNames: Sendable {
  /// From Sunday on.
  let weekdays: [String]
  let shortWeekdays: [String]
  /// From January on.
  let shortMonths: [String]

  /// The English names, which need no tables of the system.
  static let english = DateNames(
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
  )

  /// The names in a language; the English ones where the system does not know it.
  init(language: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Language.locale(language)
    let weekdays = calendar.standaloneWeekdaySymbols
    let shortWeekdays = calendar.shortStandaloneWeekdaySymbols
    let shortMonths = calendar.shortStandaloneMonthSymbols
    guard weekdays.count == 7, shortWeekdays.count == 7, shortMonths.count == 12 else {
      self = .english
      return
    }
    self.init(weekdays: weekdays, shortWeekdays: shortWeekdays, shortMonths: shortMonths)
  }

  private init(weekdays: [String], shortWeekdays: [String], shortMonths: [String]) {
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.shortMonths = shortMonths
  }
}
