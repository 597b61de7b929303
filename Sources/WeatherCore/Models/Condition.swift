/// What the weather is, in one word and in the provider's words.
public struct Condition: Sendable, Hashable, Codable {
  /// The kinds of weather that providers tell apart, in meteorology's words.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    case clear, fewClouds, scatteredClouds, brokenClouds, overcast
    case mist, fog, haze, smoke, dust, sand, ash, squall, tornado
    case drizzle, rain, showerRain, freezingRain, sleet, snow, hail, thunderstorm
    case wind, unknown

    /// Whether something falls from the sky.
    public var isWet: Bool {
      switch self {
      case .drizzle, .rain, .showerRain, .freezingRain, .sleet, .snow, .hail, .thunderstorm: true
      default: false
      }
    }
  }

  /// The kind of weather.
  public var kind: Kind
  /// The provider's description, in the language that was asked for; may be empty.
  public var text: String
  /// Whether it is day there, if that is known.
  public var isDay: Bool?

  /// A condition.
  public init(kind: Kind, text: String, isDay: Bool? = nil) {
    self.kind = kind
    self.text = text
    self.isDay = isDay
  }

  /// The picture that stands for it.
  public var icon: WeatherIcon { WeatherIcon(kind, isDay: isDay ?? true) }
}
