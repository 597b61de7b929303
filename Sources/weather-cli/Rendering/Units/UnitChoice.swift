/// The units that somebody asked for: a system, single quantities, or both.
struct UnitChoice: Sendable, Equatable {
  /// nil follows the country of the place.
  private var system: UnitSystem?
  private var temperature: TemperatureUnit?
  private var wind: SpeedUnit?
  private var pressure: PressureUnit?
  private var precipitation: DepthUnit?
  private var distance: DistanceUnit?
  /// The words as they were written.
  private(set) var text: String

  init(_ system: UnitSystem) {
    self.system = system
    text = system.rawValue
  }

  /// Reads `uk`, `wind=kn,temperature=F` or `uk,wind=kn`.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - what: What it was written for, for complaints.
  init(_ text: String, for what: String) throws(UsageError) {
    self.text = text
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
      let parts = word.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2 else {
        system = try Choice.of(UnitSystem.self, word, for: what)
        continue
      }
      try take(parts[0], parts[1])
    }
  }

  private mutating func take(_ quantity: String, _ unit: String) throws(UsageError) {
    let what = "The unit of \(quantity.withoutControls)"
    switch quantity {
    case "temperature": temperature = try Choice.of(TemperatureUnit.self, unit, for: what)
    case "wind": wind = try Choice.of(SpeedUnit.self, unit, for: what)
    case "pressure": pressure = try Choice.of(PressureUnit.self, unit, for: what)
    case "precipitation": precipitation = try Choice.of(DepthUnit.self, unit, for: what)
    case "distance": distance = try Choice.of(DistanceUnit.self, unit, for: what)
    default:
      let quantities = ["temperature", "wind", "pressure", "precipitation", "distance"]
      let nearest = Spelling.nearest(to: quantity, among: quantities)
      throw UsageError(
        summary: "There are no units of \"\(quantity.withoutControls)\".",
        advice: nearest.map { "Did you mean \($0)?" }
          ?? "Choose one of: \(quantities.joined(separator: ", "))."
      )
    }
  }

  /// The units for a place in a country.
  func units(in country: String?) -> Units {
    var units = Units(system ?? UnitSystem(country: country))
    units.temperature = temperature ?? units.temperature
    units.wind = wind ?? units.wind
    units.pressure = pressure ?? units.pressure
    units.precipitation = precipitation ?? units.precipitation
    units.distance = distance ?? units.distance
    return units
  }
}
