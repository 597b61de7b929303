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
    case .unicode: icon.unicode
    case .emoji: icon.emoji
    case .nerd: icon.nerd
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
}

extension WeatherIcon {
  fileprivate var unicode: String {
    switch self {
    case .clear: "☀"
    case .clearNight, .fewCloudsNight: "☾"
    case .fewClouds: "☼"
    case .clouds: "☁"
    case .shower, .rain, .rainNight: "☂"
    case .thunderstorm: "↯"
    case .snow: "❄"
    case .mist: "≡"
    case .wind: "≈"
    case .unknown: ""
    }
  }

  fileprivate var emoji: String {
    switch self {
    case .clear: "☀️"
    case .clearNight: "🌙"
    case .fewClouds: "⛅"
    case .fewCloudsNight, .clouds: "☁️"
    case .shower: "🌦️"
    case .rain, .rainNight: "🌧️"
    case .thunderstorm: "⛈️"
    case .snow: "❄️"
    case .mist: "🌫️"
    case .wind: "💨"
    case .unknown: ""
    }
  }

  /// Code points of Weather Icons as Nerd Fonts places them
  /// (github.com/ryanoasis/nerd-fonts, css/nerd-fonts-generated.css).
  fileprivate var nerd: String {
    switch self {
    case .clear: "\u{E30D}"
    case .clearNight: "\u{E32B}"
    case .fewClouds: "\u{E302}"
    case .fewCloudsNight: "\u{E37E}"
    case .clouds: "\u{E312}"
    case .shower: "\u{E319}"
    case .rain: "\u{E308}"
    case .rainNight: "\u{E325}"
    case .thunderstorm: "\u{E31D}"
    case .snow: "\u{E31A}"
    case .mist: "\u{E313}"
    case .wind: "\u{E34B}"
    case .unknown: ""
    }
  }
}
