import Foundation
import WeatherCore

/// Why a command cannot be done: what happened, what to do about it, and how the run ends.
struct Complaint: Error, Equatable {
  /// What happened, one sentence.
  var summary: String
  /// What to do, one sentence; further lines may come before it.
  var advice: [String]
  var exit: ExitCode
  /// The places among which a person may choose.
  var choices: [Place] = []

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
    case .noKey(let path):
      self.init(
        summary: "There is no usable key in the first line of \(path).",
        advice: ["Write the key there, and nothing else."],
        exit: .key
      )
    case .noKeyFromCommand:
      self.init(
        summary: "The command that is to tell the key fails, or tells no key.",
        advice: ["Run it by hand; its first line must be the key."],
        exit: .key
      )
    case .homeless:
      self.init(
        summary: "There is no place for the configuration.",
        advice: ["Set HOME or XDG_CONFIG_HOME to a folder of yours."],
        exit: .other
      )
    case .unwritable(let path):
      self.init(
        summary: "The configuration \(path) cannot be written.",
        advice: ["See that there is room, and that you may write there."],
        exit: .other
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
        advice: ["Lines are such as place = Lisbon; see weather-cli --help for the names."],
        exit: .other
      )
    }
  }

  /// That a file which a person named cannot be written.
  init(unwritten content: String, _ path: String) {
    self.init(
      summary: "The \(content) cannot be written to \(path).",
      advice: ["See that its folder is there, that you may write there, and that there is room."],
      exit: .other
    )
  }

  /// - Parameters:
  ///   - provider: Who could not answer, if that is known.
  ///   - asked: Who was asked, and how.
  init(_ error: WeatherError, by provider: String? = nil, _ asked: Asked = Asked()) {
    let demo = "or see how it looks: weather-cli demo"
    let culprits = asked.culprits(of: error, named: provider)
    let name = provider ?? (culprits.count == 1 ? culprits[0].title : nil)
    var summary = name.map { error.summary(naming: $0) } ?? error.summary
    if error == .invalidKey, let name, culprits.allSatisfy({ $0.keyVariable == nil }) {
      summary = "\(name) refused the request (401)."
    }
    let advice =
      switch error {
      case .missingKey, .invalidKey: asked.keyAdvice(error, culprits)
      case .offline where asked.isOffline: "Leave --offline out to ask for it."
      case .offline: "Try again when you are online, \(demo)"
      case .transport: error.advice + " Without a network: weather-cli demo"
      case .notOffered:
        [ProviderName.openWeatherMap, .openMeteo].first { !asked.providers.contains($0) }
          .map { "Ask another provider, for example: --provider \($0.rawValue)" } ?? error.advice
      default: error.advice
      }
    self.init(summary: summary, advice: [advice], exit: ExitCode(error))
  }

  /// What was asked about a place did not come.
  init(_ error: WeatherError, for place: String, by provider: String?, _ asked: Asked) {
    self.init(error, by: provider, asked)
    guard error == .offline else { return }
    summary =
      asked.isOffline
      ? "Nothing is stored for \(place)." : "No network, and nothing stored for \(place)."
  }

  init(_ error: LocationError) {
    self.init(summary: error.summary, advice: [error.advice], exit: .place)
  }

  init(_ error: PlacesError) {
    self.init(summary: error.summary, advice: [error.advice], exit: .other)
  }

  init(_ notice: PlacesNotice) {
    self.init(summary: notice.summary, advice: [notice.advice], exit: .success)
  }

  /// That everybody can see a key.
  ///
  /// - Parameter variable: The one in which nobody else can.
  static func keyOnCommandLine(better variable: String) -> Complaint {
    Complaint(
      summary: "Others on this machine can see the key on the command line.",
      advice: ["Better set \(variable), or write it to the configuration file."],
      exit: .success
    )
  }

  /// That a key was given to somebody who takes none.
  static func keyOfNobody(_ providers: [ProviderName]) -> Complaint {
    let names = providers.map(\.title).joined(separator: " and ")
    return Complaint(
      summary: "--key is given, but \(names) takes none.",
      advice: ["Leave it out, or name who it is for: --provider openweathermap"],
      exit: .usage
    )
  }

  /// That what is shown is out of date; nil where nobody failed.
  init?(stale origin: Report.Origin, now: Date, _ asked: Asked) {
    guard let failure = origin.failure else { return nil }
    self.init(failure, by: origin.source.name, asked)
    let age = now.timeIntervalSince(origin.received)
    if Words.isAhead(age) {
      summary += " What is shown was stored at a time that is still to come here."
      advice.append("See that the clock is right.")
    } else {
      summary += " What is shown was stored \(Words.age(age))."
    }
    exit = .success
  }

  /// That a provider was passed over for another one.
  init(_ passedOver: WeatherSource.PassedOver, for source: WeatherSource, _ asked: Asked) {
    self.init(passedOver.error, by: passedOver.name, asked)
    summary += " So this is from \(source.name)."
    exit = .success
  }

  /// The part that was asked for did not come.
  ///
  /// It was asked for by coordinates, so that they are not known is no matter of spelling.
  init(
    _ missing: Report.Missing,
    alone place: String,
    by provider: String?,
    _ asked: Asked
  ) {
    self.init(missing.error, for: place, by: provider, asked)
    if case .notFound = missing.error { advice = ["Try a place nearby, or another one."] }
    guard asked.isDemo, missing.error.isLack else { return }
    summary = "The recording of \(place) holds no \(missing.part.content)."
    advice = [
      missing.part == .alerts
        ? "Another does: weather-cli demo alerts \(Session.demoPlace(for: .alerts))"
        : "Leave the word demo out to see what is so now."
    ]
    exit = .other
  }

  /// A part of the report that did not come, while others did.
  init(_ missing: Report.Missing, of place: String, by provider: String?, _ asked: Asked) {
    self.init(missing, alone: place, by: provider, asked)
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
  static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

extension ExitCode {
  /// - Parameter provider: Who could not answer, if that is known.
  init(_ error: WeatherError, by provider: String? = nil) {
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
