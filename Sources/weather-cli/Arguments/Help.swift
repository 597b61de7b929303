/// What `--help` and `--version` print.
enum Help {
  static let version = "weather-cli 0.1.0"

  static var text: String {
    """
    The weather in your terminal, from OpenWeatherMap, Open-Meteo or Pirate Weather.

    USAGE
    \(rows([("weather-cli [PLACE]", Command.glance.summary)], 34))
    \(rows(commands.map { ("weather-cli \($0)", $1) }, 34))

    PLACE
      A name, alone or with its area and country; LAT,LON; a postcode with its
      country; or the name of a place you keep (weather-cli places):
        weather-cli Lisbon
        weather-cli "Springfield, MO"
        weather-cli -22.5,-43.2
        weather-cli "1000-001, PT"
      In a demo: Arizona, Berlin, Lisbon, Cairo, Bend, Rutland, London, Washington

    OPTIONS
    \(rows(options))
      --                  Every word after this is a place

    FORMAT
    \(indented(format))
    \(indented("Fields: " + Field.allCases.map(\.rawValue).joined(separator: " ")))

    PROVIDERS AND KEYS
      With a key of OpenWeatherMap (free at https://openweathermap.org/api) in the
      environment or the configuration, the weather is from there; without one from
      Open-Meteo, which needs none.

    FILES
      $XDG_CONFIG_HOME/weather-cli/config (else ~/.config/weather-cli/config)
        Lines of the form name = value, or name = "value"; with a key it must be
        yours alone: chmod 600
    \(rows(ConfigurationName.allCases.map { ("  " + $0.rawValue, "\($0.summary), as in: \($0.example)") }, 22))
      $XDG_CONFIG_HOME/weather-cli/places.json   the places you keep
      $XDG_CACHE_HOME/weather-cli (else ~/.cache/weather-cli)   answers, for a week

    ENVIRONMENT
    \(rows(variables, 26))

    WIDTH
      That of the terminal; else COLUMNS of the environment; else 80.

    EXIT STATUS
      The part that was asked for decides: on the glance that is the weather now. A
      forecast that is missing there is told of on the error output, with status 0.
    \(rows(statuses, 5))
    """
  }

  static let commands =
    Command.allCases.filter { $0 != .glance }.map { ($0.usage, $0.summary) }
    + Tool.allCases.flatMap { tool in
      tool.forms.map { ("\(tool.rawValue) \($0.words)".trimmed, $0.summary) }
    }

  private static let options = Option.allCases.map { option in
    let value =
      switch option.value {
      case .none: ""
      case .choice: " WORD"
      case .text(let name): " " + name
      }
    return ((option == .help ? "-h, " : "") + option.rawValue + value, option.summary)
  }

  static let places = """
    A place is a name, alone or with its area and country; LAT,LON; a postcode with its country; or \
    the name of a place you keep.
    """

  static let format = """
    {temperature} is a field and {gust|calm} one with a word for when it is not known; {{ and }} \
    are braces, \\n a line end, \\t a tab, \\\\ a backslash.
    """

  static let statuses = [
    ("0", "fine"), ("1", "other failure"), ("2", "wrong usage"),
    ("3", "place unknown or ambiguous"),
    ("4", "key missing or refused"), ("5", "too many requests"),
    ("6", "network or service failed"), ("7", "shown, but out of date, with --strict"),
  ]

  static let variables = [
    ("OPENWEATHERMAP_API_KEY", "the key, @FILE that holds it, or !COMMAND that tells it"),
    ("PIRATE_WEATHER_API_KEY", "the key of Pirate Weather, in the same ways"),
    ("OPENWEATHERMAP_BASE_URL", "another address: https, or http to 127.0.0.1"),
    ("OPEN_METEO_BASE_URL", "another address of Open-Meteo"),
    ("PIRATE_WEATHER_BASE_URL", "another address of Pirate Weather"),
    ("GPSD_ADDRESS", "where gpsd is, localhost:2947 if not given"),
    ("NO_COLOR, CLICOLOR_FORCE", "see no-color.org and bixense.com/clicolors"),
    ("COLUMNS, TERM", "the width; no colours for dumb or none"),
  ]

  /// Rows of two columns; a row whose first column is too long begins its second on a line of its
  /// own.
  private static func rows(_ rows: [(String, String)], _ width: Int = 20) -> String {
    rows.map { first, second in
      let fits = first.cellWidth < width
      let gap = String(repeating: " ", count: fits ? width - first.cellWidth : 1)
      let whole = "  " + first + gap + second
      if whole.cellWidth <= 80 { return whole }
      let lines = Line(second).wrapped(to: 78 - width).map { $0.rendered(inColor: false) }
      let margin = String(repeating: " ", count: width + 2)
      let head = fits ? "  " + first + gap + (lines.first ?? "") : "  " + first
      return ([head] + lines.dropFirst(fits ? 1 : 0).map { margin + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    Line(text).wrapped(to: 78).map { "  " + $0.rendered(inColor: false) }.joined(separator: "\n")
  }
}

extension Command {
  fileprivate var usage: String { rawValue + " [PLACE]" }
}
