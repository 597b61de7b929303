/// How fast precipitation falls, as depth of water in an hour.
public struct PrecipitationRate: Sendable, Hashable, Comparable {
  /// Millimetres an hour.
  public var millimetersPerHour: Double

  /// A rate in millimetres an hour.
  public init(millimetersPerHour: Double) { self.millimetersPerHour = millimetersPerHour }

  /// A rate in inches (25.4 mm each) an hour.
  public init(inchesPerHour: Double) { millimetersPerHour = inchesPerHour * 25.4 }

  /// Inches an hour.
  public var inchesPerHour: Double { millimetersPerHour / 25.4 }

  /// Slower comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.millimetersPerHour < right.millimetersPerHour
  }
}

extension PrecipitationRate: Codable {
  /// Reads a number of millimetres an hour.
  public init(from decoder: any Decoder) throws {
    millimetersPerHour = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Writes the number of millimetres an hour alone.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(millimetersPerHour)
  }
}
