/// A distance, a visibility or a depth of precipitation, kept in metres.
public struct Length: Sendable, Hashable, Comparable {
  /// Metres.
  public var meters: Double

  /// A length in metres.
  public init(meters: Double) { self.meters = meters }

  /// A length in kilometres.
  public init(kilometers: Double) { meters = kilometers * 1000 }

  /// A length in statute miles (1609.344 m each).
  public init(miles: Double) { meters = miles * 1609.344 }

  /// A length in centimetres.
  public init(centimeters: Double) { meters = centimeters / 100 }

  /// A length in millimetres.
  public init(millimeters: Double) { meters = millimeters / 1000 }

  /// A length in inches (25.4 mm each).
  public init(inches: Double) { meters = inches * 0.0254 }

  /// Kilometres.
  public var kilometers: Double { meters / 1000 }

  /// Statute miles.
  public var miles: Double { meters / 1609.344 }

  /// Centimetres.
  public var centimeters: Double { meters * 100 }

  /// Millimetres.
  public var millimeters: Double { meters * 1000 }

  /// Inches.
  public var inches: Double { meters / 0.0254 }

  /// Shorter comes first.
  public static func < (left: Self, right: Self) -> Bool { left.meters < right.meters }

  /// One length after the other.
  public static func + (left: Self, right: Self) -> Self {
    Length(meters: left.meters + right.meters)
  }
}

extension Length: Codable {
  /// Reads a number of metres.
  public init(from decoder: any Decoder) throws {
    meters = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Writes the number of metres alone.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(meters)
  }
}
