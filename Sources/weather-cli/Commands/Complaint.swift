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
    case .noKeyFile(let path):
      self.init(
        summary: "The file of the key, \(path), is not there.",
        advice: ["Write the key to it, for you alone to read, or name another file."],
        exit: .key
      )
    case .unreadableKey(let path):
      self.init(
        summary: "The file of the key, \(path), cannot be read.",
        advice: ["It must be a text file that you may read; a command is named as in !COMMAND."],
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
    case .invalid(let summary, let advice):
      self.init(summary: summary, advice: [advice], exit: .other)
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

  init(_ error: LocationError) {
    self.init(summary: error.summary, advice: [error.advice], exit: .place)
  }

  init(_ error: PlacesError) {
    let advice =
      switch error {
      case .alreadySaved: "For one more name: weather-cli places add … --alias home"
      case .nameTaken: "Choose another name; see: weather-cli places list"
      default: error.advice
      }
    self.init(summary: error.summary, advice: [advice], exit: .other)
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
      // What is no data at all is from somebody on the way, such as a page for logging in.
      case .server, .transport, .decoding(""), .offline: .network
      case .badRequest, .notOffered, .decoding: .other
      }
  }
}
