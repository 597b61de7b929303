import WeatherCore

/// Why a command cannot be done: what happened, what to do about it, and how the run ends.
struct Complaint: Error, Equatable {
  /// What happened, one sentence.
  var summary: String
  /// What to do, one sentence; further lines may come before it.
  var advice: [String]
  var exit: ExitCode

  /// The complaint as it is written on the error output.
  var text: String {
    (["weather-cli: " + summary] + advice.map { "  " + $0 })
      .map { $0.withoutControls + "\n" }.joined()
  }

  /// Nothing but the complaint, and the end.
  var outputs: [Output] { [.error(text), .exit(exit)] }
}

extension Complaint {
  init(_ error: UsageError) {
    self.init(summary: error.summary, advice: [error.advice], exit: .usage)
  }

  init(_ error: ConfigurationError) {
    switch error {
    case .exposedKey(let path):
      self.init(
        summary: "Others can read the key in \(path), so it is not used.",
        advice: ["Make the file yours alone: chmod 600 \(Self.quoted(path))"],
        exit: .key
      )
    case .foreignKey(let path):
      self.init(
        summary: "The key in \(path) belongs to another user, so it is not used.",
        advice: ["Run as that user, or put a key in a file of your own."],
        exit: .key
      )
    case .unusableKey(let variable):
      self.init(
        summary: "\(variable) is set to something that is no key.",
        advice: ["A key has no white space and no control characters; copy it again, or unset it."],
        exit: .key
      )
    case .tooLarge(let path):
      self.init(
        summary: "The configuration \(path) is longer than 64 KiB.",
        advice: ["Check that it is the file you mean; a few lines will do."],
        exit: .other
      )
    case .unreadable(let path):
      self.init(
        summary: "The configuration \(path) cannot be read.",
        advice: ["Check that it is a text file that is yours, or move it away."],
        exit: .other
      )
    case .invalid(let summary):
      self.init(
        summary: summary,
        advice: ["Lines it knows: key = YOUR-KEY, place = Lisbon, units = metric"],
        exit: .other
      )
    }
  }

  init(_ error: WeatherError) {
    let demo = "or see how it looks: weather-cli demo"
    let advice =
      switch error {
      case .missingKey:
        "Set OPENWEATHERMAP_API_KEY (a key is free: https://openweathermap.org/api), \(demo)"
      case .invalidKey: "Check OPENWEATHERMAP_API_KEY; a new key can take two hours to work."
      case .offline: "Try again when you are online, \(demo)"
      default: error.advice
      }
    self.init(summary: error.summary, advice: [advice], exit: ExitCode(error))
  }

  /// No key, and no telling whether what was asked for is a place or a mistyped command.
  static func missingKey(askedFor place: PlaceQuery) -> Complaint {
    var complaint = Complaint(WeatherError.missingKey)
    if case .name(let name) = place,
      let command = Spelling.nearest(to: name, among: Command.words)
    {
      complaint.advice.insert("Did you mean the command \(command)?", at: 0)
    }
    return complaint
  }

  /// The part that was asked for did not come.
  ///
  /// It was asked for by coordinates, so that they are not known is no matter of spelling.
  init(part error: WeatherError) {
    self.init(error)
    if case .notFound = error { advice = ["Try a place nearby, or another one."] }
  }

  /// A part of the report that did not come, while others did.
  init(_ missing: Report.Missing) {
    self.init(part: missing.error)
    summary = "The \(missing.part.name) did not come. \(summary)"
  }

  /// Pieces of a part that could not be read, while the rest of it could; nil for none.
  init?(_ flaws: [Report.Flaw], of part: Report.Part) {
    let flaws = flaws.filter { $0.part == part }
    guard let first = flaws.first else { return nil }
    let pieces = flaws.count == 1 ? "A piece" : "\(flaws.count) pieces"
    let place = flaws.count == 1 ? "" : "the first is "
    self.init(
      summary: "\(pieces) of the \(part.name) cannot be read: \(place)\(first.issue.path)",
      advice: ["The rest is shown; if it stays so, report it with this message."],
      exit: .success
    )
  }

  /// A path as the shell takes it back.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

extension ExitCode {
  init(_ error: WeatherError) {
    self =
      switch error {
      case .missingKey, .invalidKey, .notSubscribed: .key
      case .notFound: .place
      case .rateLimited: .rateLimit
      case .server, .transport, .offline: .network
      case .badRequest, .notOffered, .decoding: .other
      }
  }
}
