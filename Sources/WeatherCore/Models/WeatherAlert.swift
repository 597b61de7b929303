public import Foundation

/// A warning by a weather service, in that service's words and language.
public struct WeatherAlert: Sendable, Hashable {
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

  /// A warning.
  public init(
    sender: String? = nil,
    event: String,
    start: Date,
    end: Date? = nil,
    description: String = "",
    tags: [String] = []
  ) {
    self.sender = sender
    self.event = event
    self.start = start
    self.end = end
    self.description = description
    self.tags = tags
  }
}
