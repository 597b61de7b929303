/// The options there are: what each is called, what it takes and what it does.
///
/// The help, the manual and the completions are made from this list.
enum Option: String, CaseIterable, Sendable {
  case units = "--units"
  case time = "--time"
  case language = "--lang"
  case icons = "--icons"
  case ambiguous = "--ambiguous"
  case color = "--color"
  case json = "--json"
  case oneline = "--oneline"
  case format = "--format"
  case waybar = "--waybar"
  case prometheus = "--prometheus"
  case here = "--here"
  case provider = "--provider"
  case key = "--key"
  case offline = "--offline"
  case noCache = "--no-cache"
  case maxAge = "--max-age"
  case strict = "--strict"
  case alias = "--alias"
  case all = "--all"
  case every = "--every"
  case svg = "--svg"
  case trace = "--trace"
  case debug = "--debug"
  case help = "--help"
  case version = "--version"

  /// What stands after an option.
  enum Value: Sendable, Equatable {
    case none
    /// One of these words.
    case choice([String])
    /// Anything, called this in the help.
    case text(String)
  }

  var value: Value {
    switch self {
    case .units: .text("UNITS")
    case .time: .choice(TimeStyle.allCases.map(\.rawValue))
    case .language: .text("LANGUAGE")
    case .icons: .choice(IconSet.allCases.map(\.rawValue))
    case .ambiguous: .choice(AmbiguousWidth.allCases.map(\.rawValue))
    case .color: .choice(ColorChoice.allCases.map(\.rawValue))
    case .format: .text("TEXT")
    case .provider: .text("NAMES")
    case .key: .text("KEY")
    case .maxAge: .text("AGE")
    case .alias: .text("NAME")
    case .every: .text("TIME")
    case .svg, .trace: .text("FILE")
    case .json, .oneline, .waybar, .prometheus, .here, .offline, .noCache, .strict, .all,
      .debug, .help, .version:
      .none
    }
  }

  /// What completions offer after it, besides the words of a choice.
  var suggestions: [String] {
    switch self {
    case .units: UnitChoice.words
    case .provider: ProviderName.allCases.map(\.rawValue)
    default: if case .choice(let words) = value { words } else { [] }
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .units: "metric, imperial, uk, si or ca; or wind=kn,temperature=F …"
    case .time: "How hours are written: 12h or 24h"
    case .language: "Of dates, conditions and, for de es fr it nl pt, the screens"
    case .icons: "ascii, unicode, emoji or nerd (for fonts with nerd icons)"
    case .ambiguous: "Cells of characters such as ° and ↑: narrow or wide"
    case .color: "auto, always or never; NO_COLOR and CLICOLOR_FORCE are heeded"
    case .json: "Write JSON for programs"
    case .oneline: "Write one line, for bars and prompts"
    case .format: "Write TEXT with {fields}; see FORMAT"
    case .waybar: "Write a line of JSON for Waybar"
    case .prometheus: "Write metrics for Prometheus"
    case .here: "The place where this machine is, by gpsd; places list marks it"
    case .provider: "Whom to ask, in order, as in openweathermap,open-meteo"
    case .key: "A key; others can see it, so better use the environment"
    case .offline: "Show what is stored, and ask nobody"
    case .noCache: "Neither read nor write what is stored"
    case .maxAge: "Ask again for what is older, as in 5m or 2h"
    case .strict: "End with status 7 when what is shown is out of date"
    case .alias: "With places add: another name for the place"
    case .all: "With watch: all places you keep"
    case .every: "With watch: how often, as in 30s, 10m or 2h"
    case .svg: "With chart: write the picture to FILE, or - for the output"
    case .trace: "Write what each signal did to FILE, for chrome://tracing; - tells it"
    case .debug: "Tell of each request and stored answer on the error output"
    case .help: "Show this help"
    case .version: "Show the version"
    }
  }
}
