/// The words of a place on a command line.
struct PlaceOnLine {
  private let words: [String]
  private let command: String?

  init(_ words: [String], command: String?) {
    self.words = words
    self.command = command
  }

  /// The place; nil where there are no words.
  func query() throws(UsageError) -> PlaceQuery? {
    guard let first = words.first else { return nil }
    if words.count == 1 { return try PlaceQuery(first) }
    let whole = words.joined(separator: " ").withoutControls
    if let coordinate = try CoordinateText.coordinate(whole) { return .coordinate(coordinate) }
    throw UsageError(
      summary: "One place at a time, but here are \(words.count) words: \(whole)",
      advice: advice(words.map(\.withoutControls))
    )
  }

  /// The line that was meant, as far as can be guessed.
  private func advice(_ words: [String]) -> String {
    func line(_ command: String?, _ place: some Sequence<String>) -> String {
      let place = place.joined(separator: " ")
      let quoted = place.contains(" ") ? "\"\(place)\"" : place
      return (["weather-cli", command, quoted].compactMap(\.self)).joined(separator: " ")
    }
    let last = words.last.flatMap { Command.words.contains($0) ? $0 : nil }
    if command == Tool.demo.rawValue, let last {
      return "The command comes first: \(line("demo \(last)", words.dropLast()))"
    }
    if let command {
      return "Put a name of several words in quotes: \(line(command, words))"
    }
    if let nearest = Spelling.nearest(to: words[0], among: Tool.allWords) {
      return "Did you mean the command \(nearest)? \(line(nearest, words.dropFirst()))"
    }
    if let last {
      return "The command comes first: \(line(last, words.dropLast()))"
    }
    return "Put a name of several words in quotes: \(line(nil, words))"
  }
}
