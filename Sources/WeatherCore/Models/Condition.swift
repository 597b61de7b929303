/// What the weather is, in one word and in the provider's words.
public struct Condition: Sendable, Hashable, Codable {
  /// The kinds of weather that providers tell apart, in meteorology's words.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// No clouds worth naming.
    case clear
    /// Clouds over a small part of the sky.
    case fewClouds
    /// Clouds over less than half of the sky.
    case scatteredClouds
    /// Clouds over more than half of the sky.
    case brokenClouds
    /// Clouds all over the sky.
    case overcast
    /// Droplets in the air; one sees a kilometre or more.
    case mist
    /// Droplets in the air; one sees less than a kilometre.
    case fog
    /// Dry particles in the air, too small to see.
    case haze
    /// Smoke in the air.
    case smoke
    /// Dust in the air.
    case dust
    /// Sand in the air.
    case sand
    /// Volcanic ash in the air.
    case ash
    /// Wind that rises suddenly and lasts for minutes.
    case squall
    /// A tornado or a funnel cloud.
    case tornado
    /// Fine drops.
    case drizzle
    /// Rain that lasts.
    case rain
    /// Rain in showers.
    case showerRain
    /// Rain that freezes where it falls.
    case freezingRain
    /// Rain and snow together, or frozen drops.
    case sleet
    /// Snow.
    case snow
    /// Hail.
    case hail
    /// Lightning and thunder, with or without rain.
    case thunderstorm
    /// Strong wind is what there is to say.
    case wind
    /// The provider gave none, or one that is not known here.
    case unknown

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
