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

  /// What it is for, in a few words.
  var summary: String {
    switch self {
    case .key: "The key of OpenWeatherMap: the key, @FILE or !COMMAND"
    case .pirateWeatherKey: "The key of Pirate Weather: the key, @FILE or !COMMAND"
    case .place: "The place that is shown when none is given and none is selected"
    case .provider: "Whom to ask, in order"
    case .units: "A system of units, single units, or both"
    case .time: "How hours are written"
    case .language: "The language of the provider and of dates"
    case .icons: "Which icons are drawn"
    case .ambiguous: "How wide characters such as ° and ↑ are"
    case .color: "When colours are written"
    case .maxAge: "From which age on to ask again"
    }
  }

  /// A value that it may have.
  var example: String {
    switch self {
    case .key, .pirateWeatherKey: "@~/.config/\(rawValue)"
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

  /// What completions offer as its value.
  var suggestions: [String] {
    switch self {
    case .units: Option.units.suggestions
    case .provider: Option.provider.suggestions
    case .time: Option.time.suggestions
    case .icons: Option.icons.suggestions
    case .ambiguous: Option.ambiguous.suggestions
    case .color: Option.color.suggestions
    case .key, .pirateWeatherKey, .place, .language, .maxAge: []
    }
  }
}
