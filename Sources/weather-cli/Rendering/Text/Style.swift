import WeatherCore

/// How a piece of text stands out on a terminal that shows colour.
///
/// A style only repeats what the text already says, so nothing is lost without it.
enum Style: Sendable, Equatable {
  case plain
  /// What the eye should find first.
  case strong
  /// A name of the thing beside it, or something of little weight.
  case quiet
  case heading
  case rain
  case snow
  case sun
  case warning
  /// The colour of a temperature, from violet (cold) to red (hot).
  case temperature(Temperature)

  /// The text between the escape codes that switch this style on and off.
  func wrapping(_ text: String) -> String {
    guard let code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The parameters of "Select Graphic Rendition" (ECMA-48), with colours of the 256-colour
  /// palette chosen to be readable on both dark and light backgrounds.
  private var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .quiet: "2"
    case .heading: "1;38;5;67"
    case .rain: "38;5;32"
    case .snow: "38;5;74"
    case .sun: "38;5;172"
    case .warning: "1;38;5;160"
    case .temperature(let temperature): "38;5;\(Self.color(of: temperature))"
    }
  }

  private static func color(of temperature: Temperature) -> Int {
    switch temperature.celsius {
    case ..<(-10): 98
    case ..<0: 62
    case ..<8: 32
    case ..<15: 36
    case ..<21: 71
    case ..<27: 136
    case ..<33: 166
    default: 160
    }
  }
}

extension Style {
  /// The colour of what a picture of the weather shows.
  static func icon(_ icon: WeatherIcon) -> Style {
    switch icon {
    case .clear, .clearNight, .fewClouds, .fewCloudsNight, .thunderstorm: .sun
    case .shower, .rain, .rainNight: .rain
    case .snow: .snow
    case .mist, .wind: .quiet
    case .clouds, .unknown: .plain
    }
  }
}
