/// What the command line asks for.
enum Request: Sendable, Equatable {
  case help
  case version
  case weather(Invocation)
}

/// One run that shows weather.
struct Invocation: Sendable, Equatable {
  var command = Command.glance
  /// nil asks for the place of the configuration, or in a demo for the first one.
  var place: PlaceQuery?
  var options = Options()
}

/// What is shown.
enum Command: String, Sendable, CaseIterable {
  /// Today at a glance; it has no word of its own.
  case glance
  case current
  case hourly
  case daily
  /// The glance of recorded data.
  case demo

  /// The commands that are asked for by a word.
  static let words = Command.allCases.filter { $0 != .glance }.map(\.rawValue)
}

/// What the options say about any command.
struct Options: Sendable, Equatable {
  /// nil leaves the choice to the configuration, and then to the country of the place.
  var units: UnitSystem?
  var asJSON = false
  var color = ColorChoice.auto
}

/// When to write colours.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether to write colours to an output.
  ///
  /// An explicit choice wins. Otherwise `NO_COLOR` (no-color.org), `CLICOLOR_FORCE`
  /// (bixense.com/clicolors) and `TERM=dumb` are asked, in this order, and then whether there is
  /// a terminal to show them.
  func isOn(in environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if let forced = environment["CLICOLOR_FORCE"], !forced.isEmpty, forced != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}

/// A complaint about the command line: what is wrong, and what to do about it.
struct UsageError: Error, Equatable {
  var summary: String
  var advice: String
}
