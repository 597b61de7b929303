/// The warnings in force at a place, as a collection; empty where there are none.
public struct WeatherAlerts: Sendable, Hashable, Codable {
  /// The warnings, in the provider's order.
  public var alerts: [WeatherAlert]
  /// What the provider sent that could not be read, warning by warning.
  ///
  /// Where this is not empty there are warnings that are not told here.
  public var issues: [DecodingIssue]
  /// How fresh they are, where the answer said so or came from a memory; nil for new ones.
  public var freshness: Freshness?

  /// Warnings.
  public init(
    _ alerts: [WeatherAlert],
    issues: [DecodingIssue] = [],
    freshness: Freshness? = nil
  ) {
    self.alerts = alerts
    self.issues = issues
    self.freshness = freshness
  }
}

extension WeatherAlerts: RandomAccessCollection {
  /// The index of the first warning.
  public var startIndex: Int { alerts.startIndex }
  /// The index after the last warning.
  public var endIndex: Int { alerts.endIndex }

  /// One of the warnings.
  public subscript(position: Int) -> WeatherAlert { alerts[position] }
}

extension WeatherAlerts: ExpressibleByArrayLiteral {
  /// Warnings that were all read.
  public init(arrayLiteral alerts: WeatherAlert...) { self.init(alerts) }
}
