/// The text of a configuration, line by line, of which one can be written anew.
struct ConfigurationText {
  /// Each line with the end it has, which the last may lack.
  private var lines: [(text: Substring, end: String)] = []

  init(_ text: String) {
    var rest = Substring(text)
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...]
      lines.append((line, String(rest.prefix(1))))
      rest = rest.dropFirst()
    }
  }

  /// The text with the line of a name as it is given.
  ///
  /// It takes the place of the last there is, and others of that name go; else it stands at the end.
  /// All other lines stay as they are, and it ends as the first of them does.
  func setting(_ name: ConfigurationName, _ line: String) -> String {
    var lines = lines
    let usual = lines.first.flatMap { $0.end.isEmpty ? nil : $0.end } ?? "\n"
    if let last = lines.indices.last, lines[last].end.isEmpty { lines[last].end = usual }
    if let index = lines.lastIndex(where: { Self.isLine($0.text, of: name) }) {
      lines[index].text = Substring(line)
      let others = lines.indices.filter { $0 != index && Self.isLine(lines[$0].text, of: name) }
      for other in others.reversed() { lines.remove(at: other) }
    } else {
      lines.append((Substring(line), usual))
    }
    return text(lines)
  }

  /// The text without the lines of a name; nil where there are none.
  func unsetting(_ name: ConfigurationName) -> String? {
    let others = lines.filter { !Self.isLine($0.text, of: name) }
    return others.count == lines.count ? nil : text(others)
  }

  /// The lines as a text, with the mark at its start that there was.
  private func text(_ lines: [(text: Substring, end: String)]) -> String {
    let text = lines.reduce(into: "") { $0 += $1.text + $1.end }
    let isMarked = self.lines.first?.text.hasPrefix(Self.mark) ?? false
    return isMarked && !text.hasPrefix(Self.mark) ? Self.mark + text : text
  }

  /// What some editors put before a text, to say that it is Unicode.
  private static let mark = "\u{FEFF}"

  private static func isLine(_ line: Substring, of name: ConfigurationName) -> Bool {
    let text = line.hasPrefix(mark) ? line.dropFirst() : line
    return text.split(separator: "=", maxSplits: 1).first.map(\.trimmed) == name.rawValue
  }
}
