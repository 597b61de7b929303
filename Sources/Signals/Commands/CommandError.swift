/// Why an execution of a ``Command`` failed.
public enum CommandError<Failure: Error>: Error {
  /// The command was not enabled, or was executing already; nothing was started.
  case notEnabled
  /// The work was started, and failed like this.
  case failed(Failure)
}

extension CommandError: Equatable where Failure: Equatable {}
