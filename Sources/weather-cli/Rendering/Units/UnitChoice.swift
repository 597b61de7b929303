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

  /// The words it may be made of, for completions.
  static let words =
    UnitSystem.allCases.map(\.rawValue)
    + TemperatureUnit.allCases.map { "temperature=\($0.rawValue)" }
    + SpeedUnit.allCases.map { "wind=\($0.rawValue)" }
    + PressureUnit.allCases.map { "pressure=\($0.rawValue)" }
    + DepthUnit.allCases.map { "precipitation=\($0.rawValue)" }
    + DistanceUnit.allCases.map { "distance=\($0.rawValue)" }

  /// Reads `uk`, `wind=kn,temperature=F` or `uk,wind=kn`.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - what: What it was written for, for complaints.
  init(_ text: String, for what: String) throws(UsageError) {
    self.text = text
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(\.trimmed)
      if parts.count == 1, !Self.quantities.contains(word) {
        let new = try Self.system(word, in: text, for: what)
        try Self.expect(system, new, "\(what) asks for both")
        system = new
      } else {
        let unit = parts.count == 2 && !parts[1].isEmpty ? parts[1] : nil
        try take(parts[0], unit, for: what)
      }
    }
  }

  private static func system(
    _ word: String,
    in text: String,
    for what: String
  ) throws(UsageError) -> UnitSystem {
    if word.isEmpty, !text.trimmed.isEmpty {
      throw UsageError(
        summary: "\(what) has a comma with nothing before or after it.",
        advice: "Put commas between words, as in metric,wind=kn"
      )
    }
    do throws(UsageError) {
      return try Choice.of(UnitSystem.self, word.isEmpty ? nil : word, for: what)
    } catch {
      throw UsageError(summary: error.summary, advice: error.advice + singles)
    }
  }

  /// What an advice about systems goes on with.
  static let singles = " Or name single units, as in wind=kn,temperature=F"

  private static let quantities = [
    "temperature", "wind", "pressure", "precipitation", "distance",
  ]

  private mutating func take(
    _ quantity: String,
    _ unit: String?,
    for what: String
  ) throws(UsageError) {
    func set<Unit: CaseIterable & RawRepresentable<String> & Equatable>(
      _ chosen: inout Unit?
    ) throws(UsageError) {
      let new = try Choice.of(Unit.self, unit, for: "The unit of \(quantity)")
      try Self.expect(chosen, new, "\(what) asks for \(quantity) in both")
      chosen = new
    }
    switch quantity {
    case "temperature": try set(&temperature)
    case "wind": try set(&wind)
    case "pressure": try set(&pressure)
    case "precipitation": try set(&precipitation)
    case "distance": try set(&distance)
    default:
      let nearest = Spelling.nearest(to: quantity, among: Self.quantities)
      throw UsageError(
        summary: "There are no units of \"\(quantity.withoutControls)\".",
        advice: nearest.map { "Did you mean \($0)?" }
          ?? "Choose one of: \(Self.quantities.joined(separator: ", "))."
      )
    }
  }

  /// Refuses another choice than the one before it.
  private static func expect<Word: RawRepresentable<String> & Equatable>(
    _ old: Word?,
    _ new: Word,
    _ what: String
  ) throws(UsageError) {
    guard let old, old != new else { return }
    throw UsageError(
      summary: "\(what) \(old.rawValue) and \(new.rawValue).",
      advice: "Leave one of them out."
    )
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
