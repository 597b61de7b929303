/// A Swift file whose comments hold diagrams.
struct CommentedSource {
  /// Its name without its ending.
  let name: String
  let lines: [Substring]

  init(name: String, text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A comment that holds diagrams, and what it is about.
  struct Entry {
    /// The operator with its labels, as documentation links it: `take(during:)`.
    let title: String
    /// The first sentence of the comment.
    let sentence: String
    var diagrams: [Diagram]
  }

  /// What is commented with diagrams, in the order of the file.
  func entries() throws -> [Entry] {
    var entries: [Entry] = []
    var index = 0
    while index < lines.count {
      guard comment(at: index) != nil else {
        index += 1
        continue
      }
      let start = index
      while index < lines.count, comment(at: index) != nil { index += 1 }
      let entry = try entry(of: start..<index)
      if !entry.diagrams.isEmpty { entries.append(entry) }
    }
    return entries
  }

  private func entry(of comments: Range<Int>) throws -> Entry {
    let title = Self.title(of: lines[comments.upperBound...].prefix(40).joined(separator: "\n"))
    var diagrams: [Diagram] = []
    var opening: Int?
    for index in comments {
      let text = comment(at: index) ?? ""
      if text.trimmed == "```marble" { opening = index }
      if text.trimmed == "```", let start = opening {
        let rows = (start + 1..<index).compactMap(comment)
        diagrams.append(try Diagram(title: title, line: start, rows))
        opening = nil
      }
    }
    let first = comments.prefix { comment(at: $0)?.trimmed.isEmpty == false }
    let sentence = first.compactMap { comment(at: $0)?.trimmed }.joined(separator: " ")
    return Entry(title: title, sentence: sentence, diagrams: diagrams)
  }

  /// The text of a line that is documentation.
  private func comment(at index: Int) -> Substring? {
    let line = lines[index].drop(while: \.isWhitespace)
    return line.hasPrefix("///") ? line.dropFirst(3) : nil
  }

  /// The name and the labels of the declaration that `code` begins with.
  static func title(of code: String) -> String {
    let code = code.replacing("->", with: "  ")
    guard
      let match = code.firstMatch(of: /\b(?:func|var|let)\s+`?(?<name>\w+)`?|\b(?<start>init)\b/),
      let name = match.output.name ?? match.output.start
    else { return "" }
    var rest = code[match.range.upperBound...]
    if rest.first == "<" { rest = bracketed(rest).rest }
    guard rest.first == "(" else { return String(name) }
    let labels = bracketed(rest).parts.compactMap { parameter in
      parameter.split { $0.isWhitespace || $0 == ":" }.first
    }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// What stands between the commas of the brackets that `code` begins with, and what follows them.
  private static func bracketed(_ code: Substring) -> (parts: [Substring], rest: Substring) {
    var depth = 0
    var parts: [Substring] = []
    var start = code.index(after: code.startIndex)
    for index in code.indices {
      switch code[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth -= 1
      default: break
      }
      let isClosed = depth == 0
      if isClosed || depth == 1 && code[index] == "," {
        parts.append(code[start..<index])
        start = code.index(after: index)
      }
      if isClosed { return (parts, code[start...]) }
    }
    return (parts, "")
  }
}
