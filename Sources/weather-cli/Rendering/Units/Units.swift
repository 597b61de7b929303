/// The units weather is written in, each quantity by itself.
struct Units: Sendable, Equatable {
  var temperature: TemperatureUnit
  var wind: SpeedUnit
  var pressure: PressureUnit
  var precipitation: DepthUnit
  var distance: DistanceUnit
  /// What stands before decimals on a screen.
  var decimalSign = "."

  /// The units of a system.
  init(_ system: UnitSystem) {
    switch system {
    case .metric: self.init(.celsius, .kilometersPerHour, .hectopascals, .millimeters, .kilometers)
    case .imperial:
      self.init(.fahrenheit, .milesPerHour, .inchesOfMercury, .inches, .miles)
    case .uk: self.init(.celsius, .milesPerHour, .hectopascals, .millimeters, .miles)
    case .si: self.init(.celsius, .metersPerSecond, .hectopascals, .millimeters, .kilometers)
    case .ca: self.init(.celsius, .kilometersPerHour, .kilopascals, .millimeters, .kilometers)
    }
  }

  private init(
    _ temperature: TemperatureUnit,
    _ wind: SpeedUnit,
    _ pressure: PressureUnit,
    _ precipitation: DepthUnit,
    _ distance: DistanceUnit
  ) {
    self.temperature = temperature
    self.wind = wind
    self.pressure = pressure
    self.precipitation = precipitation
    self.distance = distance
  }

  static let metric = Units(.metric)
  static let imperial = Units(.imperial)
  static let uk = Units(.uk)
  static let si = Units(.si)
  static let ca = Units(.ca)
}

/// What a temperature is counted in; the word is that of the command line.
enum TemperatureUnit: String, Sendable, CaseIterable {
  case celsius = "C"
  case fahrenheit = "F"
  case kelvin = "K"
}

/// What the speed of wind is counted in.
enum SpeedUnit: String, Sendable, CaseIterable {
  case kilometersPerHour = "km/h"
  case milesPerHour = "mph"
  case metersPerSecond = "m/s"
  case knots = "kn"
  case beaufort = "bft"
}

/// What pressure is counted in.
enum PressureUnit: String, Sendable, CaseIterable {
  case hectopascals = "hPa"
  case inchesOfMercury = "inHg"
  case kilopascals = "kPa"
  case millimetersOfMercury = "mmHg"
}

/// What rain is counted in, and snow as the water it melts to.
enum DepthUnit: String, Sendable, CaseIterable {
  case millimeters = "mm"
  case inches = "in"
}

/// What visibility is counted in.
enum DistanceUnit: String, Sendable, CaseIterable {
  case kilometers = "km"
  case miles = "mi"
}
