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
  /// Directions up to two turns off are brought into 0..<360. One farther off, or not finite, is
  /// none: it is the 999 or -9999 by which stations say that nothing was measured, or an error. A
  /// speed below zero, or above that of sound, is none either.
  public init(speed: Speed? = nil, gust: Speed? = nil, direction: Double? = nil) {
    self.speed = speed.flatMap { Self.speeds.contains($0.metersPerSecond) ? $0 : nil }
    self.gust = gust.flatMap { Self.speeds.contains($0.metersPerSecond) ? $0 : nil }
    self.direction = direction.flatMap { degrees in
      guard (-720...720).contains(degrees) else { return nil }
      let rest = degrees.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest + 0
    }
  }

  /// Metres per second.
  private static let speeds = 0.0...343
}
