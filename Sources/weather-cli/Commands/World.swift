import Foundation
import Signals
import WeatherCore

/// Everything outside the program that it looks at, handed in.
struct World: Sendable {
  var environment: [String: String]
  var now: @Sendable () -> Date
  /// Where data goes.
  var output: Surface
  /// Where messages go.
  var messages: Surface
  /// Reads the file at a path, of configuration or of a key.
  var configurationFile: @Sendable (String) -> ConfigurationFile
  var transport: Transport
  /// The transport, with all that it sends going through what is given; nil where that is the
  /// transport that is given the transport itself.
  var observed: (@Sendable (_ observe: (Transport) -> Transport) -> Transport)?
  var scheduler: any Scheduler
  /// Whether a person can type an answer.
  var asks = false
  /// The next line that a person types; nil where there are no more.
  var line: Signal<String?, Never> = .just(nil)
  /// Changes the configuration at a path, while no other program does; it becomes its owner's alone,
  /// as a whole or not at all.
  var changeConfiguration:
    @Sendable (_ path: String, _ change: Configuration.Change) throws(Complaint) -> Void = {
      (path, _) throws(Complaint) in throw Complaint(ConfigurationError.unwritable(path: path))
    }
  /// Writes a text to a file that a person named, and sends whether that could be done.
  var writeOutput: @Sendable (_ path: String, _ text: String) -> Signal<Bool, Never> = { _, _ in
    .just(false)
  }
  /// The first line that a command of the shell writes; nil where it fails.
  var runCommand: @Sendable (String) -> String? = { _ in nil }
  /// Where answers are kept.
  var store = CacheStore.none
  /// Where places are kept; nil where there is no such place.
  var places: PlaceStorage?
  /// Finds out where this machine is.
  var location: Signal<LocationFix, LocationError> = .fail(.unavailable(""))

  /// What is recorded of the signals; nil where nobody wants to know.
  var tracer: Tracer?
  /// Who sits at the terminal; nil where nobody does.
  var person: Person?
  /// How far the network reaches now, then each other state.
  var network: Signal<NetworkState, Never> = .just(.unknown)
  /// Sends how the run ends when something outside ends it.
  var interruptions: Signal<ExitCode, Never> = .never

  /// What text is written on.
  struct Surface: Sendable, Equatable {
    var isTerminal = false
    /// The cells in a line; nil where that is not known.
    var columns: Int?
  }

  /// Whether messages go to a terminal on which a line can be taken back.
  var showsProgress: Bool { messages.isTerminal && environment.namesTerminal }

  /// The cells in a line of output: those of the terminal, else `COLUMNS`, else 80.
  var columns: Int { knownColumns ?? 80 }

  /// The same; nil where neither says, so that lists which programs read are whole in a pipe.
  var knownColumns: Int? {
    if let columns = output.columns, columns > 0 { return columns }
    if let set = environment["COLUMNS"].flatMap({ Int($0) }), set > 0 { return set }
    return output.isTerminal ? 80 : nil
  }
}

extension [String: String] {
  /// Whether `TERM` names a terminal that knows colours and moves its cursor: neither one that is
  /// `dumb` nor none at all.
  var namesTerminal: Bool { !["", "dumb"].contains(self["TERM"] ?? "") }
}
