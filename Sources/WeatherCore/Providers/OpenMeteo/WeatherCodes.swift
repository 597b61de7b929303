extension Condition {
  /// What a code of the WMO's table 4677, as Open-Meteo uses it, stands for
  /// (open-meteo.com/en/docs).
  init(wmoCode code: Int, isDay: Bool?) {
    let (kind, text): (Kind, String) =
      switch code {
      case 0: (.clear, "clear sky")
      case 1: (.fewClouds, "mainly clear")
      case 2: (.scatteredClouds, "partly cloudy")
      case 3: (.overcast, "overcast")
      case 45: (.fog, "fog")
      case 48: (.fog, "freezing fog")
      case 51: (.drizzle, "light drizzle")
      case 53: (.drizzle, "drizzle")
      case 55: (.drizzle, "dense drizzle")
      case 56, 57: (.freezingRain, "freezing drizzle")
      case 61: (.rain, "light rain")
      case 63: (.rain, "rain")
      case 65: (.rain, "heavy rain")
      case 66, 67: (.freezingRain, "freezing rain")
      case 71: (.snow, "light snow")
      case 73: (.snow, "snow")
      case 75: (.snow, "heavy snow")
      case 77: (.snow, "snow grains")
      case 80: (.showerRain, "light showers")
      case 81: (.showerRain, "showers")
      case 82: (.showerRain, "violent showers")
      case 85: (.snow, "snow showers")
      case 86: (.snow, "heavy snow showers")
      case 95: (.thunderstorm, "thunderstorm")
      case 96, 99: (.thunderstorm, "thunderstorm with hail")
      default: (.unknown, "")
      }
    self.init(kind: kind, text: text, isDay: isDay)
  }
}
