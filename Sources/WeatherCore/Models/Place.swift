public import Foundation

/// A place that weather can be asked for.
public struct Place: Sendable, Hashable, Codable {
  /// What people call it, in the language it was asked in; may be empty at sea.
  public var name: String
  /// The state or region it lies in.
  public var area: String?
  /// The ISO 3166-1 code of its country, two capital letters.
  public var country: String?
  /// Where it is.
  public var coordinate: Coordinate
  /// Its time zone, if the finder of the place knew it.
  ///
  /// Forecasts bring their own.
  public var timeZone: TimeZone?

  /// A place with what is known about it.
  public init(
    name: String,
    area: String? = nil,
    country: String? = nil,
    coordinate: Coordinate,
    timeZone: TimeZone? = nil
  ) {
    self.name = name
    self.area = area
    self.country = country
    self.coordinate = coordinate
    self.timeZone = timeZone
  }
}
