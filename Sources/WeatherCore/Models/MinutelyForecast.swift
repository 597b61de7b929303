public import Foundation

/// What falls in the next hour, minute by minute.
public struct MinutelyForecast: Sendable, Hashable, Codable {
  /// The place's time zone: its IANA zone where known, else its present shift from UTC.
  public var timeZone: TimeZone
  /// The minutes, earliest first.
  public var steps: [MinutelyStep]
  /// What the provider sent that could not be read, element by element.
  public var issues: [DecodingIssue]
  /// How fresh it is, where the answer said so or came from a memory; nil for one that is new.
  public var freshness: Freshness?

  /// A forecast.
  public init(
    timeZone: TimeZone,
    steps: [MinutelyStep],
    issues: [DecodingIssue] = [],
    freshness: Freshness? = nil
  ) {
    self.timeZone = timeZone
    self.steps = steps
    self.issues = issues
    self.freshness = freshness
  }
}

/// One minute of a forecast.
public struct MinutelyStep: Sendable, Hashable, Codable {
  /// The moment the figures are for.
  public var time: Date
  /// How fast rain or snow falls, as depth of water; nil where the provider does not say.
  public var precipitation: PrecipitationRate?
  /// How likely that is, 0…1.
  public var precipitationProbability: Double?

  /// A minute with what is known of it.
  ///
  /// A share more than a twentieth outside 0…1 is not known; up to that it is the nearest end.
  public init(
    time: Date,
    precipitation: PrecipitationRate? = nil,
    precipitationProbability: Double? = nil
  ) {
    self.time = time
    self.precipitation = precipitation
    self.precipitationProbability = precipitationProbability?.share
  }
}
