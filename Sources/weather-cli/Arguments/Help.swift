/// What `--help` and `--version` print.
enum Help {
  static let version = "weather-cli 0.1.0"

  static let text = """
    The weather in your terminal, from OpenWeatherMap.

    USAGE
      weather-cli [PLACE]           Today at a glance
      weather-cli current [PLACE]   The weather now
      weather-cli hourly [PLACE]    The next hours
      weather-cli daily [PLACE]     The next days
      weather-cli demo [PLACE]      Recorded weather: no key, no network

    PLACE
      A name, alone or with its area and country, or LAT,LON:
        weather-cli Lisbon
        weather-cli "Springfield, MO"
        weather-cli -22.5,-43.2
      In a demo: Arizona, Berlin, Lisbon, Cairo, Bend, Rutland, London, Washington

    OPTIONS
      --units UNITS   metric, imperial, uk, si or ca; by the country if not given
      --json          Write JSON for programs
      --color WHEN    auto, always or never; NO_COLOR and CLICOLOR_FORCE are heeded
      -h, --help      Show this help
      --version       Show the version
      --              Every word after this is a place

    KEY
      Live weather needs a key (free at https://openweathermap.org/api): in the
      environment as OPENWEATHERMAP_API_KEY, or in the configuration file.

    FILES
      $XDG_CONFIG_HOME/weather-cli/config (else ~/.config/weather-cli/config)
        key = YOUR-KEY          the file must be readable by you alone: chmod 600
        place = London, GB      the place when none is given
        units = metric          the units when none are given

    WIDTH
      That of the terminal; else COLUMNS of the environment; else 80.

    EXIT STATUS
      The part that was asked for decides: on the glance that is the weather now. A
      forecast that is missing there is told of on the error output, with status 0.
      0 fine, 1 other failure, 2 wrong usage, 3 place unknown or ambiguous,
      4 key missing or refused, 5 too many requests, 6 network or service failed
    """
}
