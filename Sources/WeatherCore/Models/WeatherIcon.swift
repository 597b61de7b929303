/// The pictures of SimpleWeather: what the icon codes 01d…50n of OpenWeatherMap come down to.
public enum WeatherIcon: String, Sendable, Hashable, CaseIterable {
  /// The sun.
  case clear
  /// The moon.
  case clearNight
  /// The sun behind a cloud.
  case fewClouds
  /// The moon behind a cloud.
  case fewCloudsNight
  /// Clouds.
  case clouds
  /// A cloud with drops.
  case shower
  /// The sun behind a cloud with rain.
  case rain
  /// The moon behind a cloud with rain.
  case rainNight
  /// A cloud with lightning.
  case thunderstorm
  /// Snow.
  case snow
  /// Mist, and whatever dims the view.
  case mist
  /// Wind.
  case wind
  /// What has no picture of its own.
  case unknown

  /// The picture for a kind of weather.
  ///
  /// Only clear sky, few clouds and rain differ by night.
  public init(_ kind: Condition.Kind, isDay: Bool) {
    self =
      switch kind {
      case .clear: isDay ? .clear : .clearNight
      case .fewClouds, .scatteredClouds: isDay ? .fewClouds : .fewCloudsNight
      case .brokenClouds, .overcast: .clouds
      case .drizzle, .showerRain: .shower
      case .rain: isDay ? .rain : .rainNight
      case .thunderstorm: .thunderstorm
      case .snow, .sleet, .freezingRain, .hail: .snow
      case .mist, .fog, .haze, .smoke, .dust, .sand, .ash, .squall, .tornado: .mist
      case .wind: .wind
      case .unknown: .unknown
      }
  }
}
