/// The names that a line of the configuration may have.
enum ConfigurationName: String, Sendable, CaseIterable {
  case key
  case pirateWeatherKey = "pirate-weather-key"
  case place
  case provider
  case units
  case time
  case language = "lang"
  case icons
  case ambiguous
  case color
  case maxAge = "max-age"

  /// Whether the value is a secret.
  var isKey: Bool { self == .key || self == .pirateWeatherKey }

  /// What it is for, with an example.
  var example: String {
    switch self {
    case .key: "YOUR-KEY, or @FILE, or !COMMAND"
    case .pirateWeatherKey: "the same for Pirate Weather"
    case .place: "London, GB"
    case .provider: "openweathermap, open-meteo"
    case .units: "metric, wind=kn"
    case .time: "24h"
    case .language: "de"
    case .icons: "emoji"
    case .ambiguous: "wide"
    case .color: "never"
    case .maxAge: "5m"
    }
  }
}
