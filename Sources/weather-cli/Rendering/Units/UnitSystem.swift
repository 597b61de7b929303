/// The units that people of a country read weather in.
enum UnitSystem: String, Sendable, CaseIterable {
  case metric, imperial, uk, si, ca

  /// What people in a country use; metric where the country is not known.
  ///
  /// Fahrenheit: the United States with its territories, Liberia, and Caribbean and Pacific
  /// states whose weather services publish it (source: Unicode CLDR, unitPreferenceData,
  /// temperature/weather).
  init(country: String?) {
    self =
      switch country?.uppercased() {
      case "US", "PR", "GU", "VI", "AS", "MP", "UM", "BS", "BZ", "KY", "PW", "LR", "FM", "MH":
        .imperial
      case "GB", "UK": .uk
      case "CA": .ca
      default: .metric
      }
  }
}
