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
  /// Reads the configuration file at a path.
  var configurationFile: @Sendable (String) -> ConfigurationFile
  var transport: Transport
  var scheduler: any Scheduler

  /// What text is written on.
  struct Surface: Sendable, Equatable {
    var isTerminal = false
    /// The cells in a line; nil where that is not known.
    var columns: Int?
  }

  /// The cells in a line of output: those of the terminal, else `COLUMNS`, else 80.
  var columns: Int {
    if let columns = output.columns, columns > 0 { return columns }
    let set = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    return set > 0 ? set : 80
  }
}
