/// One thing the program does to the outside.
enum Output: Sendable, Equatable {
  /// Data, for the standard output.
  case out(String)
  /// A message, for the error output.
  case error(String)
  /// A line on the terminal that the next output takes back; empty to take it back at once.
  case progress(String)
  /// The end, and how it went.
  case exit(ExitCode)
}

/// How a run went, for scripts.
enum ExitCode: Int32, Sendable {
  case success = 0
  case other = 1
  case usage = 2
  /// The place is not known, or is one of several.
  case place = 3
  /// The key is missing, refused, not enough, or others can read it.
  case key = 4
  case rateLimit = 5
  /// The network or the service failed.
  case network = 6
  /// Stopped by SIGINT.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143
}
