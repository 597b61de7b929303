import WeatherCore

/// What the command line asks for.
enum Request: Sendable, Equatable {
  case help
  case version
  case weather(Invocation)
  case places(PlacesCommand, Options)
  case configuration(ConfigurationCommand, Options)
  case providers(Options)
  case watch(WatchPlan, Options)
  case dashboard(PlaceQuery?, isDemo: Bool, Options)
  case shellWords(Shell)
  /// What may stand at the end of an unfinished line, of which these are the words.
  case candidates([String])
  case manual
}

extension Request {
  /// The options, where there are any.
  var options: Options? {
    switch self {
    case .weather(let invocation): invocation.options
    case .places(_, let options), .configuration(_, let options), .providers(let options),
      .watch(_, let options), .dashboard(_, _, let options):
      options
    case .help, .version, .shellWords, .candidates, .manual: nil
    }
  }
}

/// One run that shows weather.
struct Invocation: Sendable, Equatable {
  var command = Command.glance
  /// Whether it is recorded weather.
  var isDemo = false
  /// nil asks for the selected place or that of the configuration, in a demo for a recorded one.
  var place: PlaceQuery?
  var options = Options()
}

/// Which places are watched, and how often.
struct WatchPlan: Sendable, Equatable {
  /// None asks for the place that is usual.
  var places: [PlaceQuery] = []
  /// Whether all places that are kept are watched.
  var all = false
  var every = Duration.seconds(600)
}

/// What is shown.
enum Command: String, Sendable, CaseIterable {
  /// Today at a glance; it has no word of its own.
  case glance
  case current
  case hourly
  case daily
  case alerts
  case air
  case sun
  /// Temperature, precipitation and wind as curves.
  case chart

  /// The commands that are asked for by a word.
  static let words = Command.allCases.filter { $0 != .glance }.map(\.rawValue)

  /// Whether it has the forms that are for bars and scrapers, which show the weather now.
  var hasBriefForms: Bool { self == .glance || self == .current }

  /// What it shows, in a few words.
  var summary: String {
    switch self {
    case .glance: "Today at a glance"
    case .current: "The weather now"
    case .hourly: "The next hours"
    case .daily: "The next days"
    case .alerts: "The warnings in force"
    case .air: "How good the air is"
    case .sun: "Sun and moon, today and in the next days"
    case .chart: "Temperature, precipitation and wind as curves"
    }
  }
}

/// What is done besides showing weather.
enum Tool: String, Sendable, CaseIterable {
  case dashboard
  /// Recorded weather on any of the screens.
  case demo
  case watch
  case places
  case config
  case providers
  case shellWords = "completion"
  case man
  case help
  case version

  /// The words that may come after it, before any other.
  var words: [String] {
    switch self {
    case .places: ["list", "add", "remove", "select", "rename"]
    case .config: ["show", "get", "set", "unset", "path"]
    case .shellWords: Shell.allCases.map(\.rawValue)
    case .demo: Command.words + [Tool.dashboard.rawValue]
    case .help: Tool.allWords
    case .dashboard, .watch, .providers, .man, .version: []
    }
  }

  var summary: String {
    switch self {
    case .dashboard: "A whole screen that stays up to date: now, hours, days, your places"
    case .demo: "Recorded weather, by any of the commands above: no key, no network"
    case .watch: "One place, several or all, again and again, a record a line"
    case .places: "The places you keep: list, add, remove, select, rename"
    case .config: "The configuration: show, get, set, unset, path"
    case .providers: "Who gives the weather, and what each offers"
    case .shellWords: "A completion script for bash, zsh or fish"
    case .man: "The manual page, for man -l -"
    case .help: "This help"
    case .version: "The version"
    }
  }

  /// What may stand after it, and what that does; a line for each form it has.
  var forms: [(words: String, summary: String)] {
    switch self {
    case .dashboard: [("[PLACE]", summary)]
    case .demo: [("[COMMAND] [PLACE]", summary)]
    case .watch: [("[PLACE]...", summary)]
    case .places:
      [
        ("[list]", "The places you keep"), ("add PLACE", "Keep a place"),
        ("remove NAME", "Keep it no longer; NAME may be its number in the list"),
        ("select NAME", "Show it when no place is given"),
        ("rename OLD NEW", "Call it something else"),
      ]
    case .config:
      [
        ("[show]", "What the configuration sets"), ("get NAME", "One setting of it"),
        ("set NAME VALUE", "Set it"), ("unset NAME", "Take it away"),
        ("path", "Where the file is"),
      ]
    case .shellWords: [("SHELL", summary)]
    case .help: [("[COMMAND]", summary)]
    case .providers, .man, .version: [("", summary)]
    }
  }

  /// Every word that a command line may begin with.
  static let allWords = Command.words + Tool.allCases.map(\.rawValue)
}

/// What is done with the places that are kept.
enum PlacesCommand: Sendable, Equatable {
  case list
  /// The list, after finding out which of them this machine is at.
  case locate
  case add(PlaceQuery, alias: String?)
  case remove(String)
  case select(String)
  case rename(String, to: String)
}

/// What is done with the configuration.
enum ConfigurationCommand: Sendable, Equatable {
  case show
  case path
  case get(String)
  case set(String, to: String)
  case unset(String)
}

/// A shell that completes commands.
enum Shell: String, Sendable, CaseIterable { case bash, zsh, fish }

/// A complaint about the command line: what is wrong, and what to do about it.
struct UsageError: Error, Equatable {
  var summary: String
  var advice: String
}
