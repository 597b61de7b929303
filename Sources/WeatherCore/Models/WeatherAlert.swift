public import Foundation

/// A warning by a weather service, in that service's words and language.
public struct WeatherAlert: Sendable, Hashable, Codable {
  /// How grave a warning is, by the Common Alerting Protocol (OASIS CAP 1.2, 3.2.2).
  public enum Severity: Int, Sendable, Hashable, CaseIterable, Comparable, Codable {
    /// Minimal to no known threat to life or property.
    case minor
    /// Possible threat to life or property.
    case moderate
    /// Significant threat to life or property.
    case severe
    /// Extraordinary threat to life or property.
    case extreme

    /// Less grave comes first.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Who warns.
  public var sender: String?
  /// What of, in a few words.
  public var event: String
  /// From when the warning holds.
  public var start: Date
  /// Until when it holds; nil where no end is given.
  public var end: Date?
  /// The whole text; may hold line feeds.
  public var description: String
  /// Kinds of severe weather it belongs to.
  public var tags: [String]
  /// How grave it is, where the provider says.
  public var severity: Severity?
  /// The regions it is for, by name; empty where the provider does not say.
  public var regions: [String]
  /// Where to read more.
  public var link: String?

  /// A warning.
  public init(
    sender: String? = nil,
    event: String,
    start: Date,
    end: Date? = nil,
    description: String = "",
    tags: [String] = [],
    severity: Severity? = nil,
    regions: [String] = [],
    link: String? = nil
  ) {
    self.sender = sender
    self.event = event
    self.start = start
    self.end = end
    self.description = description
    self.tags = tags
    self.severity = severity
    self.regions = regions
    self.link = link
  }
}
