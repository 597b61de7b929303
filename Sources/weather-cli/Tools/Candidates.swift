import Signals
import WeatherCore

/// What may stand at the end of an unfinished command line.
struct Candidates: Sendable, Equatable {
  /// One of the words, and what it means, in a few.
  struct Word: Sendable, Equatable {
    var text: String
    var summary = ""
  }

  /// Whether the name of a file is wanted, which shells know themselves.
  private(set) var areFiles = false
  private(set) var words: [Word] = []

  /// - Parameters:
  ///   - line: The words after the name of the program; the last one is being written, and may be
  ///     empty.
  ///   - kept: The places that are kept.
  init(for line: [String], kept: PlaceList) {
    let typed = line.last ?? ""
    var parsing = Parsing()
    var option: Option?
    var areOptionsOver = false
    for word in line.dropLast() {
      if option != nil {
        option = nil
      } else if areOptionsOver || !word.hasPrefix("-") {
        parsing.take(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        option = Option(rawValue: word).flatMap { $0.value == .none ? nil : $0 }
      }
    }
    if let option {
      take(option, typed: typed, after: "")
    } else if !areOptionsOver, let (option, head) = Self.attached(typed) {
      take(option, typed: typed, after: head)
    } else if !areOptionsOver, typed.hasPrefix("-") {
      words = Option.allCases.filter(parsing.isOffered)
        .map { Word(text: $0.rawValue, summary: $0.summary) }
    } else {
      words = Self.next(parsing, kept)
    }
    let start = typed.lowercased()
    words = words.reduce(into: []) { all, word in
      let isNew = !all.contains { $0.text == word.text }
      if isNew, word.text.lowercased().hasPrefix(start) { all.append(word) }
    }
  }

  /// `words` or `files`, then a line for each word, with a tab before what it means.
  var text: String {
    let lines = words.map { word in
      [word.text, word.summary].filter { !$0.isEmpty }.joined(separator: "\t")
    }
    return ([areFiles ? "files" : "words"] + lines).map { $0 + "\n" }.joined()
  }

  /// The option and the sign of `--units=u`.
  private static func attached(_ word: String) -> (Option, String)? {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "="),
      let option = Option(rawValue: String(word[..<sign])), option.value != .none
    else { return nil }
    return (option, String(word[...sign]))
  }

  /// The values of an option; those of a list after what is there of it.
  private mutating func take(_ option: Option, typed: String, after head: String) {
    areFiles = option.value == .text("FILE")
    guard option.isList, let comma = typed.dropFirst(head.count).lastIndex(of: ",") else {
      words = option.suggestions.map { Word(text: head + $0) }
      return
    }
    let there = typed[..<comma].dropFirst(head.count).split(separator: ",").map(\.trimmed)
    words = option.suggestions
      .filter { word in !there.contains { Self.isInsteadOf(word, $0) } }
      .map { Word(text: typed[...comma] + $0) }
  }

  /// Whether only one of two words can be in a list: both are the same, units of one quantity, or
  /// systems of units.
  private static func isInsteadOf(_ word: String, _ other: String) -> Bool {
    if word == other { return true }
    if UnitSystem(rawValue: word) != nil { return UnitSystem(rawValue: other) != nil }
    let (first, second) = (word.split(separator: "="), other.split(separator: "="))
    return first.count == 2 && first.first == second.first
  }

  /// The words that go on with a line.
  private static func next(_ line: Parsing, _ kept: PlaceList) -> [Word] {
    let count = line.words.count
    let places = line.isDemo ? Recording.all.map(\.place).map(word) : kept.places.flatMap(words)
    switch line.tool {
    case nil where line.command == nil && !line.isDemo && count == 0:
      return Command.candidates + Tool.allCases.map { Word(text: $0.rawValue, summary: $0.summary) }
        + places
    case nil where line.command == nil && line.isDemo && count == 0:
      let dashboard = Word(text: Tool.dashboard.rawValue, summary: Tool.dashboard.summary)
      return Command.candidates + [dashboard] + places
    case nil, .dashboard, .demo: return count == 0 ? places : []
    case .watch: return places
    case .places where count == 1 && ["remove", "select", "rename"].contains(line.words[0]):
      return places
    case .config where count == 1 && ["get", "set", "unset"].contains(line.words[0]):
      return ConfigurationName.allCases.map { Word(text: $0.rawValue, summary: $0.summary) }
    case .config where count == 2 && line.words[0] == "set":
      return (ConfigurationName(rawValue: line.words[1])?.suggestions ?? []).map { Word(text: $0) }
    case .places, .config, .shellWords, .help:
      return count == 0 ? (line.tool?.words ?? []).map { Word(text: $0) } : []
    case .providers, .man, .version: return []
    }
  }

  private static func word(_ place: Place) -> Word {
    Word(text: place.name, summary: Words.place(place))
  }

  private static func words(_ saved: SavedPlace) -> [Word] {
    ([saved.place.name] + saved.aliases).map { Word(text: $0, summary: Words.place(saved.place)) }
      .map { Word(text: $0.text.withoutControls, summary: $0.summary) }
      .filter { !$0.text.isEmpty }
  }
}

extension Command {
  fileprivate static let candidates = Command.allCases.filter { $0 != .glance }
    .map { Candidates.Word(text: $0.rawValue, summary: $0.summary) }
}

extension Option {
  /// Whether its value may be several words with commas between them.
  fileprivate var isList: Bool { self == .units || self == .provider }
}

extension World {
  /// The places that are kept, as far as they can be read; nothing is put right, which is for a
  /// command that can tell of it.
  var kept: PlaceList {
    guard let places else { return PlaceList() }
    let storage = PlaceStorage(path: places.path) { (decide) throws(PlacesError) in
      try places.update { (data) throws(PlacesError) in
        _ = try decide(data)
        return .keep
      }
    }
    return SavedPlaces(in: storage).list.value
  }
}
