import Foundation

/// The `Retry-After` header field (RFC 9110, 10.2.3): seconds, or a date.
enum RetryAfter {
  /// The time to wait by an answer's header; nil where it says nothing that can be read.
  ///
  /// Without `Retry-After`, `RateLimit-Reset` counts, the seconds until a quota is whole again
  /// (IETF draft-ietf-httpapi-ratelimit-headers-03). No quota is longer than a month; figures that
  /// are mean something else.
  static func wait(of response: HTTPResponse, now: Date) -> Duration? {
    if let field = response.header("Retry-After") { return wait(field, now: now) }
    let reset = response.header("RateLimit-Reset").flatMap { Int($0) } ?? -1
    return (0...31 * 86_400).contains(reset) ? .seconds(reset) : nil
  }

  /// The time to wait; nil where the field says nothing that can be read.
  ///
  /// A date that has passed is no wait, and what is longer than a month is a mistake.
  static func wait(_ field: String, now: Date) -> Duration? {
    let text = field.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return Double(text).flatMap(believable)
    }
    return HTTPDate.read(text).flatMap {
      believable(max(0, $0.timeIntervalSince(now).rounded(.up)))
    }
  }

  private static func believable(_ seconds: TimeInterval) -> Duration? {
    seconds <= 31 * 86_400 ? .seconds(seconds) : nil
  }
}
