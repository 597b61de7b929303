/// The units that OpenWeatherMap is asked to answer in, and that its answers are read by.
///
/// Pressure is always in hPa, visibility in metres and precipitation in millimetres, also in
/// imperial answers (openweathermap.org/weather-data).
public enum OpenWeatherMapUnits: String, Sendable, Hashable, CaseIterable {
  /// Kelvins and metres per second.
  case standard
  /// Degrees Celsius and metres per second.
  case metric
  /// Degrees Fahrenheit and miles per hour.
  case imperial

  func temperature(_ number: Double) -> Temperature {
    switch self {
    case .standard: Temperature(kelvins: number)
    case .metric: Temperature(celsius: number)
    case .imperial: Temperature(fahrenheit: number)
    }
  }

  func speed(_ number: Double) -> Speed {
    switch self {
    case .standard, .metric: Speed(metersPerSecond: number)
    case .imperial: Speed(milesPerHour: number)
    }
  }
}
