/// The units that a Forecast API is asked to answer in.
///
/// Pressure is always in hPa. Answers are read by the units that they say they are in, where they
/// say so.
public enum ForecastUnits: String, Sendable, Hashable, CaseIterable {
  /// Degrees Fahrenheit, miles, miles per hour and inches.
  case us
  /// Degrees Celsius, kilometres, metres per second and millimetres.
  case si
  /// Degrees Celsius, kilometres, kilometres per hour and millimetres.
  case ca
  /// Degrees Celsius, miles, miles per hour and millimetres.
  case uk

  /// Those that an answer names; Dark Sky called the last ones `uk2`.
  init?(named name: String) { self.init(rawValue: name == "uk2" ? "uk" : name) }

  func temperature(_ number: Double) -> Temperature {
    self == .us ? Temperature(fahrenheit: number) : Temperature(celsius: number)
  }

  func speed(_ number: Double) -> Speed {
    switch self {
    case .us, .uk: Speed(milesPerHour: number)
    case .si: Speed(metersPerSecond: number)
    case .ca: Speed(kilometersPerHour: number)
    }
  }

  func distance(_ number: Double) -> Length {
    switch self {
    case .us, .uk: Length(miles: number)
    case .si, .ca: Length(kilometers: number)
    }
  }

  func rate(_ number: Double) -> PrecipitationRate {
    self == .us
      ? PrecipitationRate(inchesPerHour: number) : PrecipitationRate(millimetersPerHour: number)
  }

  /// What `precipAccumulation` is in.
  func depth(_ number: Double) -> Length {
    self == .us ? Length(inches: number) : Length(centimeters: number)
  }
}
