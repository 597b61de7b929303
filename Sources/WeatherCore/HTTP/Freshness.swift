public import Foundation

/// Since when, and until when, an answer is good, by the header fields of RFC 9111.
public struct Freshness: Sendable, Hashable, Codable {
  /// When it left the provider, by the clock of who asked.
  public var received: Date
  /// Until when there is nothing newer, if the provider says.
  public var goodUntil: Date?

  /// An answer that came then, and is good until then.
  public init(received: Date, goodUntil: Date? = nil) {
    self.received = received
    self.goodUntil = goodUntil
  }
}

extension Freshness {
  /// What an answer says of itself; nil where it says nothing, and so is as new as can be.
  ///
  /// `max-age` wins over `Expires`. A date that cannot be read has passed, as RFC 9111 (5.3) wants
  /// it, and figures of more than a year mean a year.
  init?(of response: HTTPResponse, now: Date) {
    let age = response.age
    let received = now.addingTimeInterval(-(age / .seconds(1)))
    let control = response.header("Cache-Control").map(Self.directives) ?? [:]
    var seconds: TimeInterval?
    if control.keys.contains("no-store") || control.keys.contains("no-cache") {
      seconds = 0
    } else if let text = control["max-age"] {
      seconds = Self.seconds(text)
    } else if let text = response.header("Expires") {
      let sent = response.header("Date").flatMap(HTTPDate.read) ?? received
      seconds = HTTPDate.read(text)?.timeIntervalSince(sent) ?? 0
    }
    guard seconds != nil || age > .zero else { return nil }
    self.init(
      received: received,
      goodUntil: seconds.map { received.addingTimeInterval(min(max($0, 0), 365 * 86_400)) }
    )
  }

  /// What is no number of seconds is none (RFC 9111, 4.2.1).
  private static func seconds(_ text: String) -> TimeInterval {
    let digits = text.filter { $0 != "\"" }
    return digits.allSatisfy { $0.isASCII && $0.isNumber } ? TimeInterval(digits) ?? 0 : 0
  }

  private static func directives(_ field: String) -> [String: String] {
    let parts = field.lowercased().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1).map(String.init)
    }
    return Dictionary(parts.compactMap { $0.first.map { ($0, "") } }) { $1 }.merging(
      parts.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
    ) { $1 }
  }
}

extension HTTPResponse {
  /// How long ago the answer left the provider, in whole seconds, by its `Age`; zero without one.
  var age: Duration {
    get {
      // More than 2³¹ is as much as that (RFC 9111, 1.2.2).
      .seconds(header("Age").flatMap { Int($0) }.map { min(max(0, $0), 1 << 31) } ?? 0)
    }
    set {
      headers = headers.filter { $0.key.caseInsensitiveCompare("Age") != .orderedSame }
      headers["Age"] = "\(newValue.components.seconds)"
    }
  }
}
