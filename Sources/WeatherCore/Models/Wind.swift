/// The wind at 10 m height.
public struct Wind: Sendable, Hashable, Codable {
  /// The mean speed.
  public var speed: Speed?
  /// The speed of the gusts.
  public var gust: Speed?
  /// Where it comes from, in degrees clockwise from true north, 0..<360.
  ///
  /// Nil where the provider gave none, as it does for light and changing wind: that is not north.
  public var direction: Double?

  /// A wind.
  ///
  /// Directions outside 0..<360 are brought into it; one that is not finite is none, nor is a speed
  /// below zero one.
  public init(speed: Speed? = nil, gust: Speed? = nil, direction: Double? = nil) {
    self.speed = speed.flatMap { $0.metersPerSecond >= 0 ? $0 : nil }
    self.gust = gust.flatMap { $0.metersPerSecond >= 0 ? $0 : nil }
    self.direction = direction.flatMap { degrees in
      guard degrees.isFinite else { return nil }
      let rest = degrees.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest + 0
    }
  }
}
