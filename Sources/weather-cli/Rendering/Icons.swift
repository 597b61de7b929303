import WeatherCore

/// Which signs stand for the weather.
enum IconSet: String, Sendable, CaseIterable {
  /// No sign that is not on every keyboard: words alone, and lines drawn with letters.
  case ascii
  /// Weather signs that most fonts have.
  case unicode
  /// Coloured pictures, two cells wide.
  case emoji
  /// Signs of fonts that were patched with the Weather Icons (nerdfonts.com).
  case nerd

  /// The sign for the weather; nothing where there is none.
  ///
  /// U+FE0E asks for the text form of a sign, U+FE0F for the picture.
  func sign(_ icon: WeatherIcon) -> String {
    switch self {
    case .ascii: ""
    case .unicode: Self.unicodeSigns[icon] ?? ""
    case .emoji: Self.emojiSigns[icon] ?? ""
    case .nerd: Self.nerdSigns[icon] ?? ""
    }
  }

  /// The cells that are kept for a sign, whatever the weather; 0 for none.
  ///
  /// Signs of patched fonts have no standard width and count as ambiguous ones.
  func width(_ ambiguous: AmbiguousWidth) -> Int {
    switch self {
    case .ascii: 0
    case .unicode, .nerd: ambiguous == .wide ? 2 : 1
    case .emoji: 2
    }
  }

  /// A line with what only special fonts have drawn by letters, cell for cell.
  func drawn(_ line: Line) -> Line {
    guard self == .ascii else { return line }
    return line.pieces.reduce(Line()) { drawn, piece in
      drawn
        + Line(String(piece.text.map { Self.letters[$0] ?? $0.brailleLetter ?? $0 }), piece.style)
    }
  }

  private static let letters: [Character: Character] = [
    "↑": "^", "↓": "v", "←": "<", "→": ">", "↖": "\\", "↗": "/", "↘": "\\", "↙": "/",
    "▕": "[", "▏": "]", "━": "=", "–": "-", "…": "~", "·": "-", "≥": ">",
    "▁": "_", "▂": "_", "▃": ".", "▄": "-", "▅": "=", "▆": "+", "▇": "*", "█": "#",
  ]

  private static let unicodeSigns: [WeatherIcon: String] = [
    .clear: "☀", .clearNight: "☾", .fewClouds: "☼", .fewCloudsNight: "☾", .clouds: "☁",
    .shower: "☂", .rain: "☂", .rainNight: "☂", .thunderstorm: "↯", .snow: "❄", .mist: "≡",
    .wind: "≈",
  ]

  private static let emojiSigns: [WeatherIcon: String] = [
    .clear: "☀️", .clearNight: "🌙", .fewClouds: "⛅", .fewCloudsNight: "☁️", .clouds: "☁️",
    .shower: "🌦️", .rain: "🌧️", .rainNight: "🌧️", .thunderstorm: "⛈️", .snow: "❄️", .mist: "🌫️",
    .wind: "💨",
  ]

  /// Code points of Weather Icons as Nerd Fonts places them
  /// (github.com/ryanoasis/nerd-fonts, css/nerd-fonts-generated.css).
  private static let nerdSigns: [WeatherIcon: String] = [
    .clear: "\u{E30D}", .clearNight: "\u{E32B}", .fewClouds: "\u{E302}",
    .fewCloudsNight: "\u{E37E}", .clouds: "\u{E312}", .shower: "\u{E319}", .rain: "\u{E308}",
    .rainNight: "\u{E325}", .thunderstorm: "\u{E31D}", .snow: "\u{E31A}", .mist: "\u{E313}",
    .wind: "\u{E34B}",
  ]
}
