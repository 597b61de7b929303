import WeatherCore

/// The words and options of a command line, as they are found one after the other.
struct Parsing {
  var words: [String] = []
  private(set) var command: Command?
  private(set) var tool: Tool?
  private(set) var isDemo = false
  private(set) var options = Options()
  /// The options that were given.
  private(set) var given: [Option] = []
  /// From where on words stand after `--`, and so are places whatever they are.
  private var firstLiteral: Int?
  private var alias: String?
  private var plan = WatchPlan()

  /// Takes a word that is no option: the first one may be a command, and that after `demo` what is
  /// to be shown.
  mutating func take(_ word: String) {
    guard words.isEmpty, command == nil, tool == nil else { return words.append(word) }
    let next = Tool(rawValue: word)
    if let command = Command.words.contains(word) ? Command(rawValue: word) : nil {
      self.command = command
    } else if next == .demo, !isDemo {
      isDemo = true
    } else if let next, next != .demo {
      tool = next
    } else {
      words.append(word)
    }
  }

  /// Takes words that stand after `--`.
  mutating func takeLiterally(_ rest: ArraySlice<String>) {
    firstLiteral = words.count
    words += rest
  }

  /// Takes an option and what stands after it.
  mutating func take(_ option: Option, _ value: String?) throws(UsageError) {
    let name = option.rawValue
    given.append(option)
    switch option {
    case .units: options.units = try Self.units(value)
    case .time: options.time = try Choice.of(TimeStyle.self, value, for: name)
    case .icons: options.icons = try Choice.of(IconSet.self, value, for: name)
    case .ambiguous: options.ambiguous = try Choice.of(AmbiguousWidth.self, value, for: name)
    case .color: options.color = try Choice.of(ColorChoice.self, value, for: name)
    case .language: options.language = try Language.tag(try Self.some(value, name))
    case .json: try take(.json, name)
    case .oneline: try take(.oneline, name)
    case .waybar: try take(.waybar, name)
    case .prometheus: try take(.prometheus, name)
    case .format: try take(.format(try Template(try Self.some(value, name))), name)
    case .provider: options.providers = try ProviderName.list(try Self.some(value, name))
    case .key:
      options.key = APIKey(try Self.some(value, name))
      if options.key == nil {
        throw UsageError(
          summary: "What stands after --key is no key.",
          advice: "A key has no white space; see weather-cli --help for where it is better put."
        )
      }
    case .offline: options.isOffline = true
    case .noCache: options.usesCache = false
    case .maxAge: options.maxAge = try Self.span(value, name)
    case .all: plan.all = true
    case .every: plan.every = try Self.span(value, name)
    case .svg: options.svg = try Self.some(value, name)
    case .trace: options.trace = try Self.some(value, name)
    case .strict: options.isStrict = true
    case .alias: alias = try PlaceName.name(try Self.some(value, name))
    case .debug: options.isDebugging = true
    case .here, .help, .version: break
    }
  }

  private mutating func take(_ form: OutputForm, _ name: String) throws(UsageError) {
    guard options.form == .screen || options.form == form else {
      throw UsageError(
        summary: "\(name) and another form of output cannot both be.",
        advice: "Give one of --json, --oneline, --format, --waybar and --prometheus."
      )
    }
    options.form = form
  }

  /// What the whole line asks for.
  func request() throws(UsageError) -> Request {
    try checkTarget()
    try checkContradictions()
    switch tool {
    case nil, .demo: return .weather(try invocation())
    case .places: return .places(try places(), options)
    case .config: return .configuration(try configuration(), options)
    case .dashboard: return .dashboard(try dashboard(), isDemo: isDemo, options)
    case .watch: return .watch(try watch(), options)
    case .providers:
      try expect(0, "weather-cli providers")
      return .providers(options)
    case .shellWords:
      if words.first == Completion.question { return .candidates(Array(words.dropFirst())) }
      try expect(1, "weather-cli completion bash")
      return .shellWords(try Choice.of(Shell.self, words.first, for: "A shell"))
    case .man:
      try expect(0, "weather-cli man")
      return .manual
    case .help:
      try expect(1, "weather-cli help")
      if !words.isEmpty { _ = try subcommand(of: .help) }
      return .help
    case .version:
      try expect(0, "weather-cli version")
      return .version
    }
  }

  private func invocation() throws(UsageError) -> Invocation {
    let subject = [isDemo ? Tool.demo.rawValue : nil, command?.rawValue].compactMap(\.self)
    let place = try place(of: words, after: subject.joined(separator: " "))
    return Invocation(
      command: command ?? .glance,
      isDemo: isDemo,
      place: place,
      options: options
    )
  }

  /// The one place of a line; nil for none.
  private func place(
    of words: [String],
    after command: String
  ) throws(UsageError) -> PlaceQuery? {
    let place = try PlaceOnLine(words, command: command.isEmpty ? nil : command).query()
    guard given.contains(.here) else { return place }
    if place != nil {
      throw UsageError(
        summary: "--here and a place cannot both be.",
        advice: "Leave one of them out."
      )
    }
    return .here
  }

  private func dashboard() throws(UsageError) -> PlaceQuery? {
    guard options.form == .screen else {
      throw UsageError(
        summary: "The dashboard is a screen, and has no other form.",
        advice: "For records line by line: weather-cli watch --json"
      )
    }
    return try place(of: words, after: isDemo ? "demo dashboard" : "dashboard")
  }

  /// Each word is a place of its own.
  private func watch() throws(UsageError) -> WatchPlan {
    var plan = plan
    for (index, word) in words.enumerated() {
      if Tool.allWords.contains(word), index < firstLiteral ?? .max {
        let places = words.filter { !Tool.allWords.contains($0) }.map(Complaint.quoted)
        let example = places.isEmpty ? "Lisbon" : places.joined(separator: " ")
        throw UsageError(
          summary: "watch takes places, and \(word) is a command.",
          advice: "Write only places: weather-cli watch \(example)"
        )
      }
      plan.places.append(try PlaceQuery(word))
    }
    if given.contains(.here) { plan.places.append(.here) }
    if plan.all, !plan.places.isEmpty {
      throw UsageError(
        summary: "--all and a place cannot both be.",
        advice: "Leave one of them out."
      )
    }
    if plan.every < .seconds(1) {
      throw UsageError(
        summary: "--every is less than a second.",
        advice: "Providers have something new every few minutes: --every 10m"
      )
    }
    return plan
  }

  private func places() throws(UsageError) -> PlacesCommand {
    let rest = Array(words.dropFirst())
    switch try subcommand(of: .places) ?? "list" {
    case "add":
      guard let query = try place(of: rest, after: "places add") else {
        throw Self.form("places add Lisbon --alias home")
      }
      return .add(query, alias: alias)
    case "remove":
      guard rest.count == 1 else { throw Self.form("places remove Lisbon") }
      return .remove(rest[0])
    case "select":
      guard rest.count == 1 else { throw Self.form("places select Lisbon") }
      return .select(rest[0])
    case "rename":
      guard rest.count == 2, !rest[1].withoutControls.trimmed.isEmpty else {
        throw Self.form("places rename Lisbon home")
      }
      return .rename(rest[0], to: try PlaceName.name(rest[1]))
    default:
      guard rest.isEmpty else { throw Self.form("places list") }
      return given.contains(.here) ? .locate : .list
    }
  }

  private func configuration() throws(UsageError) -> ConfigurationCommand {
    let rest = Array(words.dropFirst())
    switch try subcommand(of: .config) ?? "show" {
    case "get":
      guard rest.count == 1 else { throw Self.form("config get units") }
      return .get(rest[0])
    case "set":
      guard rest.count == 2 else { throw Self.form("config set units uk") }
      return .set(rest[0], to: rest[1])
    case "unset":
      guard rest.count == 1 else { throw Self.form("config unset units") }
      return .unset(rest[0])
    case "path":
      guard rest.isEmpty else { throw Self.form("config path") }
      return .path
    default:
      guard rest.isEmpty else { throw Self.form("config show") }
      return .show
    }
  }

  /// The word after a tool; nil for none.
  private func subcommand(of tool: Tool) throws(UsageError) -> String? {
    guard let word = words.first else { return nil }
    if tool.words.contains(word) { return word }
    let nearest = Spelling.nearest(to: word, among: tool.words)
    if tool == .help {
      throw UsageError(
        summary: "There is no command \(word.withoutControls).",
        advice: nearest.map { "Did you mean \($0)?" } ?? "See: weather-cli help"
      )
    }
    throw UsageError(
      summary: "There is no command \(tool.rawValue) \(word.withoutControls).",
      advice: nearest.map { "Did you mean weather-cli \(tool.rawValue) \($0)?" }
        ?? "Choose one of: \(tool.words.joined(separator: ", "))."
    )
  }

  private func expect(_ count: Int, _ example: String) throws(UsageError) {
    if words.count > count {
      throw UsageError(
        summary: "That is a word too many: \(words[count].withoutControls)",
        advice: "Write only: \(example)"
      )
    }
  }

  private static func form(_ example: String) -> UsageError {
    UsageError(
      summary: "The words after weather-cli \(example.split(separator: " ")[0]) do not fit.",
      advice: "For example: weather-cli \(example)"
    )
  }

  private static func some(_ value: String?, _ name: String) throws(UsageError) -> String {
    if let value { return value }
    throw UsageError(summary: "\(name) needs a value.", advice: "See: weather-cli --help")
  }

  private static func span(_ value: String?, _ name: String) throws(UsageError) -> Duration {
    let value = try some(value, name)
    if let span = AgeText.duration(value) { return span }
    throw AgeText.error(value, for: name, example: "\(name) 5m")
  }

  private static func units(_ value: String?) throws(UsageError) -> UnitChoice {
    guard let value else {
      var error = Choice.missing(UnitSystem.self, for: "--units")
      error.advice += UnitChoice.singles
      throw error
    }
    return try UnitChoice(value, for: "--units")
  }
}
