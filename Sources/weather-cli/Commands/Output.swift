import WeatherCore

/// One thing the program does to the outside.
enum Output: Sendable, Equatable {
  /// Data, for the standard output.
  case out(String)
  /// A message, for the error output.
  case error(String)
  /// A message that ends where a person types the answer.
  case question(String)
  /// A line on the terminal that the next output takes back; empty to take it back at once.
  case progress(String)
  /// The whole screen, which is taken by the first of them and given back by any other output.
  case frame(Frame)
  /// Somebody else may have written on the screen: the next frame is written as a whole.
  case repaint
  /// Give the screen back and stop until the person calls back.
  case suspend
  /// The end, and how it went.
  case exit(ExitCode)
}

extension Output {
  /// The output without the key, wherever it came from: a server may send it back in any field.
  ///
  /// What is shorter than six characters is no key, and would tear words and numbers apart.
  func redacted(by key: APIKey?) -> Output {
    guard let key, key.secret.count >= 6 else { return self }
    return switch self {
    case .out(let text): .out(key.redacting(text))
    case .error(let text): .error(key.redacting(text))
    case .question(let text): .question(key.redacting(text))
    case .frame(let frame): .frame(frame.redacted(by: key))
    case .progress, .repaint, .suspend, .exit: self
    }
  }
}

extension Output {
  /// Whether the run is over with it.
  var isEnd: Bool { if case .exit = self { true } else { false } }
}

extension [Output] {
  /// Whether the run is over with these.
  var isEnd: Bool { contains(where: \.isEnd) }
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
  /// What was shown is out of date, and `--strict` was asked for.
  case stale = 7
  /// Stopped by SIGHUP.
  case hungUp = 129
  /// Stopped by SIGINT.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143
}

extension Frame {
  fileprivate func redacted(by key: APIKey) -> Frame {
    var frame = self
    frame.lines = lines.map { line in
      line.pieces.reduce(Line()) { $0 + Line(key.redacting($1.text), $1.style) }
    }
    return frame
  }
}
