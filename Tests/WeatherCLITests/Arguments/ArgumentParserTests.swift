import Testing
import WeatherCore

@testable import weather_cli

@Suite("ArgumentParser")
struct ArgumentParserTests {
  @Test("nothing asks for the glance of the configured place")
  func nothing() throws {
    #expect(try ArgumentParser.parse([]) == .weather(Invocation()))
  }

  @Test(
    "each command is its first word",
    arguments: [
      ("current", Command.current), ("hourly", .hourly), ("daily", .daily),
      ("alerts", .alerts), ("air", .air), ("sun", .sun), ("chart", .chart),
    ]
  )
  func commands(word: String, command: Command) throws {
    let expected = Invocation(command: command, place: .name("London"))
    #expect(try ArgumentParser.parse([word, "London"]) == .weather(expected))
    #expect(try ArgumentParser.parse([word]) == .weather(Invocation(command: command)))
  }

  @Test("demo before a command shows recorded weather; after it, it is a place")
  func demo() throws {
    #expect(try ArgumentParser.parse(["demo"]) == .weather(Invocation(isDemo: true)))
    let hourly = Invocation(command: .hourly, isDemo: true, place: .name("Bend"))
    #expect(try ArgumentParser.parse(["--json", "demo", "hourly", "Bend"]).options?.form == .json)
    #expect(try ArgumentParser.parse(["demo", "hourly", "Bend"]) == .weather(hourly))
    let place = Invocation(command: .hourly, place: .name("demo"))
    #expect(try ArgumentParser.parse(["hourly", "demo"]) == .weather(place))
  }

  @Test(
    "a place may begin with a dash and a digit, and after -- with anything",
    arguments: [
      (["-22.5,-43.2"], Command.glance, PlaceQuery.coordinate(-22.5, -43.2)),
      (["-.5,1"], .glance, .coordinate(-0.5, 1)),
      (["19.54,110"], .glance, .coordinate(19.54, 110)),
      (["daily", "-22.5,-43.2"], .daily, .coordinate(-22.5, -43.2)),
      (["51.5", "-0.1"], .glance, .coordinate(51.5, -0.1)),
      (["daily", "51.5,", "-0.1"], .daily, .coordinate(51.5, -0.1)),
      (["--", "--help"], .glance, .name("--help")),
      (["--", "current"], .glance, .name("current")),
      (["current", "--", "-x"], .current, .name("-x")),
      (["current", "daily"], .current, .name("daily")),
      (["glance"], .glance, .name("glance")),
    ]
  )
  func places(words: [String], command: Command, place: PlaceQuery) throws {
    let expected = Invocation(command: command, place: place)
    #expect(try ArgumentParser.parse(words) == .weather(expected))
  }

  @Test(
    "options stand anywhere, with a space or an equals sign",
    arguments: [
      ["--units", "uk", "--json", "--color", "never", "current", "Oslo"],
      ["current", "--units=uk", "Oslo", "--json", "--color=never"],
    ]
  )
  func options(words: [String]) throws {
    let options = Options(units: UnitChoice(.uk), form: .json, color: .never)
    let expected = Invocation(command: .current, place: .name("Oslo"), options: options)
    #expect(try ArgumentParser.parse(words) == .weather(expected))
  }

  @Test("help and version win over what comes after them")
  func helpAndVersion() throws {
    for words in [["--help"], ["-h"], ["daily", "--help", "--nonsense"]] {
      #expect(try ArgumentParser.parse(words) == .help)
    }
    #expect(try ArgumentParser.parse(["--version"]) == .version)
  }

  @Test(
    "every complaint says what is wrong and what to do",
    arguments: [
      (["--unit", "uk"], "There is no option --unit.", "Did you mean --units? "),
      (["--jsno"], "There is no option --jsno.", "Did you mean --json? "),
      (["-x"], "There is no option -x.", "See: weather-cli --help"),
      (["-"], "\"-\" is not the name of a place.", "Give a name"),
      (
        ["--units"], "--units needs a value.",
        "Choose one of: metric, imperial, uk, si, ca. Or name single units, as in wind=kn"
      ),
      (["--units", "metrik"], "--units cannot be \"metrik\".", "Did you mean --units metric?"),
      (["--units=kelvin"], "--units cannot be \"kelvin\".", "Choose one of: metric, "),
      (["--color", "yes"], "--color cannot be \"yes\".", "Choose one of: auto, always, never."),
      (["--json=1"], "--json takes no value.", "Write only --json."),
      (["--help=1"], "--help takes no value.", "Write only --help."),
      (["--version="], "--version takes no value.", "Write only --version."),
      (
        ["San", "Francisco"], "One place at a time, but here are 2 words: San Francisco",
        "Put a name of several words in quotes: weather-cli \"San Francisco\""
      ),
      (
        ["curent", "Rome"], "One place at a time, but here are 2 words: curent Rome",
        "Did you mean the command current? weather-cli current Rome"
      ),
      (
        ["hourly", "San", "Francisco"], "One place at a time, but here are 2 words: San Francisco",
        "Put a name of several words in quotes: weather-cli hourly \"San Francisco\""
      ),
      (
        ["San", "Francisco", "daily"],
        "One place at a time, but here are 3 words: San Francisco daily",
        "The command comes first: weather-cli daily \"San Francisco\""
      ),
      ([""], "The place is empty.", "Give a name or LAT,LON"),
      (["91,0"], "\"91,0\" lies outside the globe.", "A latitude is between -90 and 90"),
      (["0,-180.5"], "\"0,-180.5\" lies outside the globe.", "A latitude is between"),
      (["95", "10"], "\"95 10\" lies outside the globe.", "A latitude is between"),
      (["NaN,1"], "\"NaN,1\" is not a latitude and a longitude.", "Give two numbers"),
      (["1e5,0"], "\"1e5,0\" is not a latitude and a longitude.", "Give two numbers"),
      (["0x10,1"], "\"0x10,1\" is not a latitude and a longitude.", "Give two numbers"),
      (["-1S,2E"], "\"-1S,2E\" is not a latitude and a longitude.", "Give two numbers"),
      (["1N,2S"], "\"1N,2S\" is not a latitude and a longitude.", "Give two numbers"),
      (["1N,2"], "\"1N,2\" is not a latitude and a longitude.", "Give two numbers"),
      (["51°30'N,0"], "\"51°30'N,0\" is not a latitude and a longitude.", "Give two numbers"),
      (["1,2,3"], "\"1,2,3\" is not a latitude and a longitude.", "Give two numbers"),
      (
        ["90210"], "\"90210\" is not a place yet.",
        "A postcode needs its country: weather-cli \"90210, US\""
      ),
      (
        ["114", "55"], "\"114 55\" lies outside the globe.",
        "A postcode needs its country: weather-cli \"114 55, US\""
      ),
      (["7"], "\"7\" is not a latitude and a longitude.", "Give two numbers"),
      (["1.5"], "\"1.5\" is not a latitude and a longitude.", "Give two numbers"),
      (
        ["--units", "wind="], "The unit of wind needs a value.",
        "Choose one of: km/h, mph, m/s, kn, bft."
      ),
      (["--units", "wind"], "The unit of wind needs a value.", "Choose one of: "),
      (["--units", "=kn"], "There are no units of \"\".", "Choose one of: temperature, wind"),
      (["-22.5"], "\"-22.5\" is not a latitude and a longitude.", "Give two numbers"),
    ]
  )
  func complaints(words: [String], summary: String, advice: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(error?.summary == summary)
    #expect(error?.advice.hasPrefix(advice) == true, "\(error?.advice ?? "")")
  }

  @Test("escape codes in the words do not reach the terminal")
  func escapes() {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["--\u{1B}[2J"]) }
    #expect(error?.summary == "There is no option --[2J.")
  }

  @Test("the help names every command, option, unit and exit status, in 80 columns")
  func help() {
    for line in [
      "dashboard [PLACE]", "watch [PLACE]...", "demo [COMMAND] [PLACE]", "places add PLACE",
      "places remove NAME", "places select NAME", "places rename OLD NEW", "config get NAME",
      "config set NAME VALUE", "config unset NAME", "completion SHELL", "help [COMMAND]",
    ] {
      #expect(Help.text.contains("weather-cli \(line)"), "\(line)")
      let words = line.split(separator: " ", maxSplits: 1)
      let rest = words[1].replacing("-", with: "\\-")
      #expect(Manual.text.contains("\\fB\(words[0])\\fR \(rest)\n"), "\(line)")
    }
    for word in Tool.allWords + Option.allCases.map(\.rawValue) + ["--"] {
      #expect(Help.text.contains(word))
    }
    for name in ConfigurationName.allCases { #expect(Help.text.contains("    \(name.rawValue) ")) }
    for status in 0...7 { #expect(Help.text.contains("\n  \(status) ")) }
    for units in UnitSystem.allCases { #expect(Help.text.contains(units.rawValue)) }
    for recording in Recording.all { #expect(Help.text.contains(recording.place.name)) }
    for line in Help.text.split(separator: "\n") { #expect(line.cellWidth <= 80, "\(line)") }
  }

  @Test("help and version are also words, and a command's word is no place to watch")
  func wordsOfTools() throws {
    for line in [["help"], ["help", "daily"], ["help", "places"], ["--units", "uk", "help"]] {
      #expect(try ArgumentParser.parse(line) == .help)
    }
    #expect(try ArgumentParser.parse(["version"]) == .version)
    for (line, summary) in [
      (["help", "dialy"], "There is no command dialy."),
      (["version", "2"], "That is a word too many: 2"),
      (["watch", "hourly", "Lisbon"], "watch takes places, and hourly is a command."),
      (["watch", "Lisbon", "dashboard"], "watch takes places, and dashboard is a command."),
    ] {
      let error = try #require(throws: UsageError.self) { try ArgumentParser.parse(line) }
      #expect(error.summary == summary)
    }
    let literal = try ArgumentParser.parse(["watch", "--", "hourly"])
    #expect(literal == .watch(WatchPlan(places: [.name("hourly")]), Options()))
  }
}

extension PlaceQuery {
  /// A place by figures that the test knows to be on the globe.
  static func coordinate(_ latitude: Double, _ longitude: Double) -> PlaceQuery {
    guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
      return .name("\(latitude), \(longitude) is not on the globe")
    }
    return .coordinate(point)
  }
}
