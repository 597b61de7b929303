import Foundation

/// Dates of HTTP's header fields (RFC 9110, 5.6.7).
enum HTTPDate {
  /// A date in the form of HTTP, or in one of the two that it has left behind; nil for others.
  static func read(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    return [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
      "EEE MMM d HH:mm:ss yyyy",
    ]
    .lazy.compactMap { pattern in
      formatter.dateFormat = pattern
      return formatter.date(from: text)
    }.first
  }
}
