extension Condition.Kind {
  /// The kind that an OpenWeatherMap condition code stands for
  /// (openweathermap.org/weather-conditions).
  ///
  /// A code that is not in the list falls back on its hundred, and one of no known hundred on
  /// `unknown`.
  init(openWeatherMapCode code: Int) {
    self = Self.listed(code) ?? Self.family(code / 100)
  }

  /// The kind that an icon such as `10d` stands for, where there is no code.
  init(openWeatherMapIcon icon: String) {
    let kinds: [String: Condition.Kind] = [
      "01": .clear, "02": .fewClouds, "03": .scatteredClouds, "04": .brokenClouds,
      "09": .showerRain, "10": .rain, "11": .thunderstorm, "13": .snow, "50": .mist,
    ]
    self = kinds[String(icon.prefix(2))] ?? .unknown
  }

  private static func listed(_ code: Int) -> Condition.Kind? {
    switch code {
    case 511: .freezingRain
    case 520, 521, 522, 531: .showerRain
    case 611, 612, 613, 615, 616: .sleet
    case 701: .mist
    case 711: .smoke
    case 721: .haze
    case 731, 761: .dust
    case 741: .fog
    case 751: .sand
    case 762: .ash
    case 771: .squall
    case 781: .tornado
    case 800: .clear
    case 801: .fewClouds
    case 802: .scatteredClouds
    case 804: .overcast
    default: nil
    }
  }

  private static func family(_ hundred: Int) -> Condition.Kind {
    switch hundred {
    case 2: .thunderstorm
    case 3: .drizzle
    case 5: .rain
    case 6: .snow
    case 7: .mist
    case 8: .brokenClouds
    default: .unknown
    }
  }
}
