/// An air pressure, kept in pascals.
public struct Pressure: Sendable, Hashable, Comparable {
  /// Pascals.
  public var pascals: Double

  /// A pressure in pascals.
  public init(pascals: Double) { self.pascals = pascals }

  /// A pressure in hectopascals, which are millibars.
  public init(hectopascals: Double) { pascals = hectopascals * 100 }

  /// A pressure in inches of mercury at 0 °C.
  public init(inchesOfMercury: Double) { pascals = inchesOfMercury * 3386.389 }

  /// A pressure in millimetres of mercury.
  public init(millimetersOfMercury: Double) { pascals = millimetersOfMercury * 133.322387415 }

  /// Hectopascals, which are millibars.
  public var hectopascals: Double { pascals / 100 }

  /// Inches of mercury at 0 °C.
  public var inchesOfMercury: Double { pascals / 3386.389 }

  /// Millimetres of mercury.
  public var millimetersOfMercury: Double { pascals / 133.322387415 }

  /// Lower comes first.
  public static func < (left: Self, right: Self) -> Bool { left.pascals < right.pascals }
}

extension Pressure: Codable {
  /// Reads a number of pascals.
  public init(from decoder: any Decoder) throws {
    pascals = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Writes the number of pascals alone.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(pascals)
  }
}
