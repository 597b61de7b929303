/// A temperature, kept in kelvins.
public struct Temperature: Sendable, Hashable, Comparable {
  /// Kelvins above absolute zero.
  public var kelvins: Double

  /// A temperature in kelvins.
  public init(kelvins: Double) { self.kelvins = kelvins }

  /// A temperature in degrees Celsius.
  public init(celsius: Double) { kelvins = celsius + 273.15 }

  /// A temperature in degrees Fahrenheit.
  public init(fahrenheit: Double) { kelvins = (fahrenheit - 32) / 1.8 + 273.15 }

  /// Degrees Celsius.
  public var celsius: Double { kelvins - 273.15 }

  /// Degrees Fahrenheit.
  public var fahrenheit: Double { (kelvins - 273.15) * 1.8 + 32 }

  /// Colder comes first.
  public static func < (left: Self, right: Self) -> Bool { left.kelvins < right.kelvins }
}

extension Temperature: Codable {
  /// Reads a number of kelvins.
  public init(from decoder: any Decoder) throws {
    kelvins = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Writes the number of kelvins alone.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(kelvins)
  }
}
