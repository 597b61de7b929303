import Foundation

/// How an answer is to look, apart from its units.
struct Appearance: Sendable, Equatable {
  var time = TimeStyle.twelve
  /// The language of dates and of decimal signs; plain English where there is none.
  var language: String?
  var icons = IconSet.unicode
  var ambiguous = AmbiguousWidth.narrow
}
