extension Parsing {
  /// Refuses an option that asks for something which the command cannot give.
  ///
  /// Options that say how something is shown, and whom to ask, may stand with any command, as in an
  /// alias of a shell.
  func checkTarget() throws(UsageError) {
    if isDemo, let tool, tool != .dashboard {
      throw UsageError(
        summary: "There is no demo of \(tool.rawValue).",
        advice: "Choose one of: \(Tool.demo.words.joined(separator: ", "))."
      )
    }
    for option in Option.allCases where given.contains(option) && !isHeeded(option) {
      if let example = option.onlyExample {
        throw UsageError(
          summary: "\(option.rawValue) is for \(example.command) alone.",
          advice: "For example: weather-cli \(example.line)"
        )
      }
      throw UsageError(
        summary: "\(option.rawValue) is not for \(subject).",
        advice: "Leave it out."
      )
    }
  }

  /// Refuses two things of which only one can be.
  func checkContradictions() throws(UsageError) {
    if options.isOffline, !options.usesCache {
      throw UsageError(
        summary: "With --offline and --no-cache there is nothing to show.",
        advice: "Leave one of them out."
      )
    }
    if let path = options.svg, path == options.trace, path != "-" {
      throw UsageError(
        summary: "--svg and --trace cannot both write to \(path.withoutControls).",
        advice: "Give each a file of its own."
      )
    }
    for form in Option.forms where options.svg != nil && given.contains(form) {
      throw Self.both(.svg, form.rawValue)
    }
    for option in [Option.provider, .key, .here, .maxAge] where isDemo && given.contains(option) {
      throw Self.both(option, Tool.demo.rawValue)
    }
    if options.isOffline, given.contains(.maxAge) {
      throw Self.both(.maxAge, Option.offline.rawValue)
    }
  }

  private static func both(_ option: Option, _ other: String) -> UsageError {
    UsageError(
      summary: "\(option.rawValue) and \(other) cannot both be.",
      advice: "Leave one of them out."
    )
  }

  /// The command as it is named in a sentence.
  private var subject: String {
    guard let tool else { return command?.rawValue ?? "the glance" }
    return tool == .places ? "places \(words.first ?? "list")" : tool.rawValue
  }

  /// Whether an option is worth proposing: the command heeds it, and has such a form.
  func isOffered(_ option: Option) -> Bool {
    switch option {
    case .oneline, .format, .waybar, .prometheus:
      return tool == .watch
        || (tool == nil || tool == .demo) && (command ?? .glance).hasBriefForms
    case .json: return tool != .dashboard && isHeeded(option)
    default: return isHeeded(option)
    }
  }

  /// Whether the command can do what an option asks for.
  func isHeeded(_ option: Option) -> Bool {
    let showsWeather = tool == nil || tool == .demo
    let addsPlace = tool == .places && words.first == "add"
    switch option {
    case .svg: return showsWeather && command == .chart
    case .all, .every: return tool == .watch
    case .alias: return addsPlace
    case .here:
      let showsPlaces = tool == .places && words.first ?? "list" == "list"
      return showsWeather || tool == .watch || tool == .dashboard || addsPlace || showsPlaces
    case .strict: return showsWeather
    case .json, .oneline, .format, .waybar, .prometheus:
      // Places and the dashboard say themselves which forms they have.
      return showsWeather || [.watch, .places, .dashboard].contains(tool)
    case .trace: return ![.shellWords, .man, .help, .version].contains(tool)
    default: return true
    }
  }
}

extension Option {
  /// The forms of output.
  fileprivate static let forms = [Option.json, .oneline, .format, .waybar, .prometheus]

  /// The one command that it is for, with a line; nil where it is for several.
  fileprivate var onlyExample: (command: String, line: String)? {
    switch self {
    case .svg: ("chart", "chart Lisbon --svg lisbon.svg")
    case .all, .every: ("watch", "watch --all --every 10m")
    case .alias: ("places add", "places add Lisbon --alias home")
    default: nil
    }
  }
}
