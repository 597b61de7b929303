extension Condition.Kind {
  /// The kind that an icon such as `partly-cloudy-day` stands for; nil where its words say nothing.
  ///
  /// Read word by word, so that the thirty more of Pirate Weather's own set (`possible-rain-day`,
  /// `mostly-clear-night`, `very-light-sleet`, …) and those to come are understood as well.
  init?(forecastIcon icon: String) {
    let words = Set(icon.lowercased().split(separator: "-").map(String.init))
    let known = Self.words.first { words.contains($0.word) }?.kind
    switch known {
    case .clear? where words.contains("mostly"): self = .fewClouds
    case .overcast? where words.contains("partly"): self = .scatteredClouds
    case .overcast? where words.contains("mostly"): self = .brokenClouds
    case let known?: self = known
    case nil: return nil
    }
  }

  /// The kind that goes with what falls.
  init?(precipitationType type: String?) {
    switch type {
    case "rain": self = .rain
    case "snow": self = .snow
    case "sleet", "mixed": self = .sleet
    case "ice": self = .freezingRain
    case "hail": self = .hail
    default: return nil
    }
  }

  /// The kind by clouds alone, in eighths as the WMO counts them.
  init(cloudCover: Double) {
    switch (cloudCover * 8).rounded() {
    case ..<1: self = .clear
    case ..<3: self = .fewClouds
    case ..<5: self = .scatteredClouds
    case ..<8: self = .brokenClouds
    default: self = .overcast
    }
  }

  /// Gravest first.
  private static let words: [(word: String, kind: Condition.Kind)] = [
    ("tornado", .tornado), ("thunderstorm", .thunderstorm), ("hail", .hail),
    ("freezing", .freezingRain), ("sleet", .sleet), ("mixed", .sleet), ("ice", .freezingRain),
    ("snow", .snow), ("flurries", .snow), ("blizzard", .snow), ("drizzle", .drizzle),
    ("rain", .rain), ("fog", .fog), ("mist", .mist), ("haze", .haze), ("smoke", .smoke),
    ("dust", .dust), ("sand", .sand), ("wind", .wind), ("windy", .wind), ("breezy", .wind),
    ("clear", .clear), ("cloudy", .overcast),
  ]
}
