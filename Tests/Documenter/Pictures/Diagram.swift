import Signals

/// A diagram of several rows, as a comment or a page has it.
struct Diagram: Equatable {
  struct Row: Equatable {
    /// Whose events they are: `input`, `output`.
    let name: String
    let marble: Marble
  }

  /// What it is about: an operator, or a page and its place there.
  var title: String
  var rows: [Row]
  /// The line of its file that opens it, counted from 0.
  var line: Int

  /// Whether one of the rows is what an operator makes of the others.
  var hasOutput: Bool { rows.last?.name == "output" }

  /// What happens, in words.
  var words: String { rows.map { "\($0.name): \($0.marble.words)." }.joined(separator: " ") }

  init(title: String, rows: [Row], line: Int) {
    self.title = title
    self.rows = rows
    self.line = line
  }

  /// Reads the rows of `lines`.
  init(title: String, line: Int, _ lines: [Substring]) throws {
    let rows = try lines.map { text throws -> Row in
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw Problem("A row is a name, a colon and events: \(text)") }
      return Row(
        name: parts[0].trimmed,
        marble: try Marble(parsing: parts[1].trimmed)
      )
    }
    self.init(title: title, rows: rows, line: line)
  }
}

extension Marble {
  /// What happens, in words: "a at 0, b and completion at 2".
  var words: String {
    let moments = beats.sorted { $0.key < $1.key }.map { tick, beats in
      "\(beats.map(\.words).joined(separator: " and ")) at \(tick)"
    }
    let all = moments.isEmpty ? ["nothing"] : moments
    return (all + (cut == nil ? [] : ["and so on"])).joined(separator: ", ")
  }
}

extension Marble.Beat {
  fileprivate var words: String {
    switch self {
    case .next(let value): value
    case .failed: "failure"
    case .completed: "completion"
    }
  }
}

extension StringProtocol {
  /// Without the blanks around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
