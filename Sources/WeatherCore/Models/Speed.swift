/// A wind speed, kept in metres per second.
public struct Speed: Sendable, Hashable, Comparable {
  /// Metres per second.
  public var metersPerSecond: Double

  /// A speed in metres per second.
  public init(metersPerSecond: Double) { self.metersPerSecond = metersPerSecond }

  /// A speed in kilometres per hour.
  public init(kilometersPerHour: Double) { metersPerSecond = kilometersPerHour / 3.6 }

  /// A speed in statute miles per hour (1609.344 m each).
  public init(milesPerHour: Double) { metersPerSecond = milesPerHour * 0.44704 }

  /// A speed in knots, nautical miles (1852 m) per hour.
  public init(knots: Double) { metersPerSecond = knots * 1852 / 3600 }

  /// Kilometres per hour.
  public var kilometersPerHour: Double { metersPerSecond * 3.6 }

  /// Statute miles per hour.
  public var milesPerHour: Double { metersPerSecond / 0.44704 }

  /// Knots.
  public var knots: Double { metersPerSecond * 3600 / 1852 }

  /// The force on the Beaufort scale, 0 (calm) to 12 (hurricane).
  ///
  /// The edges are those of the WMO's Manual on Codes, in metres per second at 10 m height.
  public var beaufort: Int {
    let lowerEdges = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
    return lowerEdges.count { metersPerSecond >= $0 }
  }

  /// Slower comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.metersPerSecond < right.metersPerSecond
  }
}

extension Speed: Codable {
  /// Reads a number of metres per second.
  public init(from decoder: any Decoder) throws {
    metersPerSecond = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Writes the number of metres per second alone.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(metersPerSecond)
  }
}
