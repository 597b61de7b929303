import WeatherCore

/// What the options say about any command; nil leaves a thing to the configuration.
struct Options: Sendable, Equatable {
  /// Where neither says, the country of the place does.
  var units: UnitChoice?
  var form = OutputForm.screen
  var color = ColorChoice.auto
  var time: TimeStyle?
  var language: String?
  var icons: IconSet?
  var ambiguous: AmbiguousWidth?
  var providers: [ProviderName]?
  /// A key that everybody can see in the list of processes.
  var key: APIKey?
  var isOffline = false
  var usesCache = true
  var maxAge: Duration?
  var isStrict = false
  var isDebugging = false
  /// Where a picture goes; `-` for the output.
  var svg: String?
  /// Where a trace goes; `-` for the error output.
  var trace: String?
}

/// The form in which the answer is written.
enum OutputForm: Sendable, Equatable {
  /// For people.
  case screen
  case json
  case oneline
  case format(Template)
  case waybar
  case prometheus
}

/// When to write colours.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether to write colours to an output.
  ///
  /// An explicit choice wins. Otherwise `NO_COLOR` (no-color.org), `CLICOLOR_FORCE`
  /// (bixense.com/clicolors) are asked, in this order, and then whether there is a terminal that
  /// can show them.
  func isOn(in environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if let forced = environment["CLICOLOR_FORCE"], !forced.isEmpty, forced != "0" { return true }
    return isTerminal && environment.namesTerminal
  }
}

/// How the hours of a day are written.
enum TimeStyle: String, Sendable, CaseIterable {
  /// 1 AM … 12 PM.
  case twelve = "12h"
  /// 00:00 … 23:00.
  case twentyFour = "24h"
}

/// How many cells a terminal gives to characters that East Asian fonts show wide.
enum AmbiguousWidth: String, Sendable, CaseIterable { case narrow, wide }

/// Who can be asked for weather.
enum ProviderName: String, Sendable, CaseIterable {
  case openWeatherMap = "openweathermap"
  case openMeteo = "open-meteo"
  case pirateWeather = "pirate-weather"

  /// Reads names with commas between them.
  ///
  /// - Parameter what: What they were written for, for complaints.
  static func list(
    _ text: String,
    for what: String = "A provider"
  ) throws(UsageError) -> [ProviderName] {
    var names: [ProviderName] = []
    for word in text.split(separator: ",").map({ $0.trimmed.lowercased() }) {
      let name = try Choice.of(ProviderName.self, word, for: what)
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { throw Choice.missing(ProviderName.self, for: what) }
    return names
  }
}

/// Reads a word that must be one of several.
enum Choice {
  static func of<Word: CaseIterable & RawRepresentable<String>>(
    _ type: Word.Type,
    _ word: String?,
    for what: String
  ) throws(UsageError) -> Word {
    guard let word else { throw missing(type, for: what) }
    if let choice = Word(rawValue: word) { return choice }
    let choices = Word.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: word, among: choices)
    throw UsageError(
      summary: "\(what) cannot be \"\(word.withoutControls)\".",
      advice: nearest.map { "Did you mean \(what.hasPrefix("--") ? "\(what) " : "")\($0)?" }
        ?? list(choices)
    )
  }

  static func missing<Word: CaseIterable & RawRepresentable<String>>(
    _ type: Word.Type,
    for what: String
  ) -> UsageError {
    UsageError(summary: "\(what) needs a value.", advice: list(Word.allCases.map(\.rawValue)))
  }

  private static func list(_ choices: [String]) -> String {
    "Choose one of: \(choices.joined(separator: ", "))."
  }
}

/// Reads a span of time: a number and one of the letters s, m, h and d.
enum AgeText {
  static func duration(_ text: String) -> Duration? {
    let spans: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let unit = text.last.flatMap({ spans[$0] }), let number = Int(text.dropLast()),
      (0...1_000_000).contains(number)
    else { return nil }
    return .seconds(Double(number) * unit)
  }

  /// That a text is no such span.
  static func error(_ text: String, for what: String, example: String) -> UsageError {
    UsageError(
      summary: "\(what) cannot be \"\(text.withoutControls)\".",
      advice: "Give a number and s, m, h or d, for example: \(example)"
    )
  }
}
